import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { firstRide } from '../support/versions-site.ts';

/** How far from the side where lines begin the first text of each element is, and positions that only styles tell. */
function positions(page: Page): Promise<Record<string, string | number>> {
  return page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl';
    const body = document.body.getBoundingClientRect();
    const found: Record<string, string | number> = {};
    for (const selector of [
      '.sidebar summary',
      '.sidebar li li a',
      '.doc-aside .toc a',
      '.doc-main h1',
      '.doc-main .prose p',
      '.steps > ol > li > p, .steps > div > ol > li > p',
    ]) {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector(selector)!);
      const { left, right } = text.getBoundingClientRect();
      found[selector] = Math.round(isRtl ? body.right - right : left - body.left);
    }
    for (const pseudo of ['::before', '::after'])
      found[`step${pseudo}`] = getComputedStyle(document.querySelector('.steps li')!, pseudo).insetInlineStart;
    return found;
  });
}

/** The side that a bar at a tenth of its way touches, and the directions of closed and open arrows as angles. */
function turned(page: Page): Promise<{ bar: string; closed: string; open: string }> {
  return page.evaluate(() => {
    const bar = Object.assign(document.createElement('div'), { className: 'progress' });
    bar.style.setProperty('--progress', '0.1');
    document.body.append(bar);
    const { left } = bar.getBoundingClientRect();
    bar.remove();
    const arrow = (selector: string) =>
      getComputedStyle(document.querySelector(`.sidebar ${selector} > summary`)!, '::after').rotate;
    return { bar: left === 0 ? 'left' : 'right', closed: arrow('details:not([open])'), open: arrow('details[open]') };
  });
}

test('right to left, the page is mirrored', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await openApplication(page, firstRide);
  const before = await positions(page);
  // Corners of boxes: below and on the right, turned to the right and downwards.
  expect(await turned(page)).toEqual({ bar: 'left', closed: '-45deg', open: '45deg' });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await positions(page)).toEqual(before);
  expect(await turned(page)).toEqual({ bar: 'right', closed: '135deg', open: '45deg' });
  await expect(page.locator('.code pre').first()).toHaveCSS('direction', 'ltr');
});
