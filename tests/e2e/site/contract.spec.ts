import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { siteVersions } from '../../support/site-versions.ts';
import { widenText } from '../support/widen-text.ts';

const latest = siteVersions[0]!;
const versionNames = siteVersions.map(
  ({ label }) => `${label} ${label === latest.label ? 'latest' : 'no longer maintained'}`,
);

/** What the product's contract says of this very site; how its parts behave is tested on the example sites. */
const bar = (page: Page) => page.locator('.navbar');

test('the navbar holds the items of the contract', async ({ page }) => {
  await page.goto('/docs/');
  await expect(bar(page).getByRole('link', { name: 'Trispan Docs' })).toHaveAttribute('href', '/docs/');
  expect(await bar(page).locator('.logo svg').boundingBox()).toMatchObject({ width: 200, height: 24 });
  for (const [name, href] of [
    ['Docs', '/docs/'],
    ['Plugins', '/docs/plugins'],
    ['CLI', '/docs/cli'],
  ] as const)
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const menus = {
    [`Version: ${latest.label}`]: versionNames,
    Community: ['Community Hub', 'Forum', 'Blog', 'Fediverse'],
    Support: ['Help Center', 'Customer Support', 'Enterprise Advisory'],
    'Language: English': ['English', '日本語'],
  };
  for (const [name, entries] of Object.entries(menus)) {
    await bar(page).getByRole('button', { name }).click();
    const links = bar(page).locator('.menu-panel:popover-open').getByRole('link');
    await expect(links).toHaveText(entries);
    const current = { [`Version: ${latest.label}`]: [versionNames[0]!], 'Language: English': ['English'] }[name] ?? [];
    await expect(bar(page).locator('.menu-panel:popover-open [aria-current]')).toHaveText(current);
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
  }
  // The logo has the colours of the mode.
  const mark = page.locator('.logo g');
  await expect(mark).toHaveCSS('stroke', 'rgb(11, 110, 110)');
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  await expect(mark).toHaveCSS('stroke', 'rgb(79, 209, 197)');
});

test('the items of the navbar fit with wider letters and words, too', async ({ page }) => {
  await page.goto('/docs/');
  await widenText(page);
  for (const width of [997, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const last = await page.locator('.navbar-right > :last-child').boundingBox();
    expect(last!.x + last!.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('each version has its banner, its footer, and one of the two ads', async ({ page }) => {
  for (const { label, base } of siteVersions) {
    const isLatest = label === latest.label;
    await page.goto(`${base}apis/camera`);
    // That of the latest is in the navbar alone.
    await expect(page.locator('main .badge')).toHaveText(isLatest ? [] : [`Version: ${label}`]);
    const banner = page.getByRole('note').filter({ hasText: `${label}, which is no longer maintained` });
    await expect(banner).toHaveCount(isLatest ? 0 : 1);
    if (!isLatest) await expect(banner.getByRole('link')).toHaveAttribute('href', '/docs/apis/camera');
    await expect(page.getByRole('complementary', { name: 'Advertisement' }).getByRole('link')).toHaveText(
      /^(Several teams, one app|Build in the cloud)/,
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Documentation', 'Community', 'Support']);
    await expect(footer.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
      'href',
      `${base}getting-started`,
    );
  }
});

test('pages that moved are the same page in the version menu and the banner', async ({ page }) => {
  await page.goto('/docs/v3/apis/storage');
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', '/docs/apis/preferences');
  await page.goto('/docs/v2/apis/background-task');
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', '/docs/');
});

test('print cuts neither code nor tables', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/docs/updating/4-0', '/docs/core-apis/android', '/docs/apis/push-notifications']) {
    await page.goto(path);
    const boxes = page.locator('.prose :is(pre, table)');
    expect(await boxes.count()).toBeGreaterThan(5);
    const cut = await boxes.evaluateAll((list) =>
      list.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent.slice(0, 80)),
    );
    expect(cut, path).toEqual([]);
  }
});
