import type { Page } from '@playwright/test';
import { follow, openApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { errorsSection, heartRate, radar, titles } from '../support/versions-site.ts';

/** How many pixels of what has focus are hidden: above the given bar, or outside of the box that scrolls it. */
const hiddenPart = (page: Page, bar: string, box: string): Promise<number> =>
  page.evaluate(
    ([barOf, boxOf]) => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      const frame = document.querySelector(boxOf!)!.getBoundingClientRect();
      const start = barOf ? document.querySelector(barOf)!.getBoundingClientRect().bottom : frame.top;
      return Math.max(0, start - top, bottom - frame.bottom);
    },
    [bar, box],
  );

test.describe('what has focus is in view', () => {
  test('in the drawer, below its bar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openApplication(page, heartRate);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('.drawer[open]')).toBeVisible();
    const last = page.locator('.drawer a').last();
    await last.focus();
    await expect(last).toBeFocused();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Shift+Tab');
      const isInBar = await page.evaluate(() => document.activeElement!.closest('.drawer-bar') !== null);
      if (isInBar) break;
      await expect.poll(() => hiddenPart(page, '.drawer-bar', '.drawer')).toBeLessThan(8);
    }
  });

  test('in the table of contents, above where it fades out, and the list does not move under it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openApplication(page, radar);
    const links = page.locator('.doc-aside .toc a');
    expect(
      await page.locator('.doc-aside .toc').evaluate((list) => list.scrollHeight - list.clientHeight),
    ).toBeGreaterThan(60);
    await links.first().focus();
    const end = await page.locator('.doc-aside .toc').evaluate((list) => list.getBoundingClientRect().bottom);
    for (let step = 1; step < (await links.count()) - 1; step++) {
      await page.keyboard.press('Tab');
      const { bottom } = await page.evaluate(() => document.activeElement!.getBoundingClientRect().toJSON());
      expect(bottom).toBeLessThanOrEqual(end - 31);
    }
    await page.evaluate(() => document.getElementById('read-it')!.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('.doc-aside .toc a[href="#read-it"]')).toHaveAttribute('aria-current', 'true');
    expect(await hiddenPart(page, '', '.doc-aside .toc')).toBe(0);
  });

  test('in the contents in the sidebar, inside of the window, and the page does not move', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openApplication(page, heartRate);
    // Sections of other chapters are folded.
    const links = page.locator('.sidebar .toc a').filter({ visible: true });
    expect(await links.count()).toBeGreaterThan(10);
    await links.first().focus();
    for (let step = 1; step < (await links.count()); step++) {
      await page.keyboard.press('Tab');
      const { top, bottom } = await page.evaluate(() => document.activeElement!.getBoundingClientRect().toJSON());
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(400);
    }
    await expect(links.last()).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('in the navbar, without scrolling the page', async ({ page }) => {
    await openApplication(page, heartRate);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    const before = await page.evaluate(() => scrollY);
    const controls = page.locator('.navbar :is(a, button):visible');
    for (let place = 0; place < (await controls.count()); place++) await controls.nth(place).focus();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('on another page it is the section that a link leads to, without a ring', async ({ page }) => {
    await openApplication(page, heartRate);
    // Only after a key would a ring be shown.
    await page.keyboard.press('Tab');
    await follow(page, `${radar}#${errorsSection}`);
    await expect(page.locator('main h1')).toHaveText(titles.radar);
    const section = page.locator(`#${errorsSection}`);
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await expect(section).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(section.locator('a')).toBeFocused();
    await expect(section).not.toHaveAttribute('tabindex');
  });
});

test('the section that the address names is in view in the sidebar, before the application is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`${heartRate}#${errorsSection}`);
  const entry = page.locator('.sidebar .toc [aria-current]');
  await expect(entry).toHaveAttribute('href', `#${errorsSection}`);
  await expect(entry).toBeInViewport({ ratio: 1 });
  await expect(page.locator('html')).not.toHaveAttribute('data-application');
});
