import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

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
    'Version: v4': ['v4', 'v3', 'v2'],
    Community: ['Community Hub', 'Forum', 'Blog', 'Fediverse'],
    Support: ['Help Center', 'Customer Support', 'Enterprise Advisory'],
    'Language: English': ['English', '日本語'],
  };
  for (const [name, entries] of Object.entries(menus)) {
    await bar(page).getByRole('button', { name }).click();
    const links = bar(page).locator('.menu-panel:popover-open').getByRole('link');
    await expect(links).toHaveText(entries);
    const current = { 'Version: v4': ['v4'], 'Language: English': ['English'] }[name] ?? [];
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

// The spacing that text must bear by WCAG 1.4.12.
test('the items of the navbar fit with wider letters and words, too', async ({ page }) => {
  await page.goto('/docs/');
  await page.addStyleTag({ content: '*{letter-spacing:.12em!important;word-spacing:.16em!important}' });
  for (const width of [997, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const last = await page.locator('.navbar-right > :last-child').boundingBox();
    expect(last!.x + last!.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('each version has its banner, its footer, and one of the two ads', async ({ page }) => {
  for (const version of ['v4', 'v3', 'v2']) {
    const root = version === 'v4' ? '/docs/' : `/docs/${version}/`;
    await page.goto(`${root}apis/camera`);
    await expect(page.locator('main .badge')).toHaveText(`Version: ${version}`);
    const banner = page.getByRole('note').filter({ hasText: `${version}, which is no longer maintained` });
    await expect(banner).toHaveCount(version === 'v4' ? 0 : 1);
    if (version !== 'v4') await expect(banner.getByRole('link')).toHaveAttribute('href', '/docs/apis/camera');
    await expect(page.getByRole('complementary', { name: 'Advertisement' }).getByRole('link')).toHaveText(
      /^(Several teams, one app|Build in the cloud)/,
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Documentation', 'Community', 'Support']);
    await expect(footer.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
      'href',
      `${root}getting-started`,
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
