import type { Page } from '@playwright/test';
import { follow, isSameDocument, markDocument, openApplication, painted } from '../support/application.ts';
import { distantSections, sectionIds } from '../support/headings.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { modal, searchButton } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const camera = '/docs/apis/camera';
const bar = (page: Page) => page.locator('.navbar');

/** Scrolls as a reader does, and lets the page take notice. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await painted(page);
}

/** Follows a link of the page and waits until the browser has come to rest. */
async function jump(page: Page, href: string): Promise<void> {
  await follow(page, href);
  await expect(page).toHaveURL((url) => url.href.endsWith(href));
  let last = -1;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => scrollY);
        const resting = now === last;
        last = now;
        return resting;
      },
      { intervals: [250] },
    )
    .toBe(true);
}

/** As far as the bar would hide. */
async function scrollByKeys(page: Page): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  // A busy browser scrolls less for keys that come too fast.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);
  }).toPass({ intervals: [50] });
  await painted(page);
}

const inView = (page: Page) =>
  expect.poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 1));

test.describe('navbar', () => {
  test('hides on scrolling down past its height, shows on scrolling up and at the top', async ({ page }) => {
    await openApplication(page, camera);
    const { height } = (await bar(page).boundingBox())!;
    await scrollTo(page, height - 5);
    await inView(page).toBe(true);
    await expect(bar(page)).not.toHaveAttribute('data-hidden');
    await scrollTo(page, 600);
    await inView(page).toBe(false);
    await scrollTo(page, 560);
    await inView(page).toBe(true);
    await scrollTo(page, 900);
    await inView(page).toBe(false);
    await scrollTo(page, 0);
    await inView(page).toBe(true);
  });

  test('the columns follow it, and nothing is laid out anew', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await observeShifts(page);
    await openApplication(page, camera);
    const top = (name: string) =>
      expect.poll(() => page.locator(name).evaluate((element) => Math.round(element.getBoundingClientRect().top)));
    await scrollTo(page, 600);
    await scrollTo(page, 900);
    await top('.sidebar').toBe(0);
    await top('.doc-aside').toBeLessThan(40);
    await scrollTo(page, 860);
    await top('.sidebar').toBe(56);
    expect(await shifts(page)).toEqual([]);
  });

  test('stays while one of its menus is open', async ({ page }) => {
    await openApplication(page, camera);
    await page.getByRole('button', { name: 'Community' }).click();
    await scrollTo(page, 600);
    await expect(bar(page)).not.toHaveAttribute('data-hidden');
    await page.keyboard.press('Escape');
    await scrollTo(page, 700);
    await inView(page).toBe(false);
  });

  test('hides at a jump to a heading, further down or up', async ({ page }) => {
    await openApplication(page, camera);
    const { middle, before } = await distantSections(page.request, camera);
    await jump(page, `#${middle}`);
    await inView(page).toBe(false);
    await scrollTo(page, (await page.evaluate(() => scrollY)) - 100);
    await inView(page).toBe(true);
    await jump(page, `#${before}`);
    await inView(page).toBe(false);
  });

  test('hides at a jump to a heading of another page, wherever the reader was', async ({ page }) => {
    const ids = await sectionIds(page.request, '/docs/v3/apis/camera');
    for (const start of [0, 6000]) {
      await openApplication(page, camera);
      await scrollTo(page, start);
      await jump(page, `/docs/v3/apis/camera#${ids[3]}`);
      await expect(page).toHaveTitle(/v3/);
      await inView(page).toBe(false);
    }
  });

  test('shows on a page that opens at its top', async ({ page }) => {
    await openApplication(page, camera);
    await scrollTo(page, 2000);
    await inView(page).toBe(false);
    await jump(page, '/docs/basics/workflow');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await inView(page).toBe(true);
  });

  test('after a jump the reader decides again', async ({ page }) => {
    await openApplication(page, camera);
    await jump(page, `#${(await distantSections(page.request, camera)).middle}`);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -150);
    await inView(page).toBe(true);
    await page.mouse.wheel(0, 300);
    await inView(page).toBe(false);
  });

  test('shows when the focus moves into it', async ({ page }) => {
    await openApplication(page, camera);
    await scrollTo(page, 2000);
    await inView(page).toBe(false);
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar-link')!.focus({ preventScroll: true }));
    await inView(page).toBe(true);
  });

  test('stays while the keyboard has the focus in it', async ({ page }) => {
    await openApplication(page, camera);
    await bar(page).getByRole('link', { name: 'Docs', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'Plugins', exact: true })).toBeFocused();
    await scrollByKeys(page);
    await inView(page).toBe(true);
    // Past the bar, in the page, the focus does not hold it.
    await page.locator('main').focus();
    await scrollByKeys(page);
    await inView(page).toBe(false);
  });

  test('hides although one of its buttons was pressed with the pointer', async ({ page }) => {
    await openApplication(page, camera);
    await bar(page).getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await scrollByKeys(page);
    await inView(page).toBe(false);
  });

  test('hides although the focus came back to the search button from its window', async ({ page }) => {
    await openApplication(page, camera);
    await searchButton(page).click();
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchButton(page)).toBeFocused();
    await scrollTo(page, 600);
    await inView(page).toBe(false);
    // Whoever comes to the button with the keyboard is held to see it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(searchButton(page)).toBeFocused();
    await scrollByKeys(page);
    await inView(page).toBe(true);
  });

  test('holds its items; menus open, and close on Escape and a click elsewhere', async ({ page }) => {
    await openApplication(page, '/docs/');
    await expect(bar(page).getByRole('link', { name: 'Trispan Docs' })).toHaveAttribute('href', '/docs/');
    expect(await bar(page).locator('.logo svg').boundingBox()).toMatchObject({ width: 200, height: 24 });
    for (const [name, href] of [
      ['Docs', '/docs/'],
      ['Plugins', '/docs/plugins'],
      ['CLI', '/docs/cli'],
    ] as const)
      await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    const menus = {
      v4: ['v4', 'v3', 'v2'],
      Community: ['Community Hub', 'Forum', 'Blog', 'Fediverse'],
      Support: ['Help Center', 'Customer Support', 'Enterprise Advisory'],
      'Language: English': ['English', '日本語'],
    };
    for (const [name, entries] of Object.entries(menus)) {
      const button = bar(page).getByRole('button', { name });
      await button.click();
      const links = bar(page).locator('.menu-panel:popover-open').getByRole('link');
      await expect(links).toHaveText(entries);
      const current = { v4: ['v4'], 'Language: English': ['English'] }[name] ?? [];
      await expect(bar(page).locator('.menu-panel:popover-open [aria-current]')).toHaveText(current);
      await (name === 'v4' ? page.mouse.click(640, 700) : page.keyboard.press('Escape'));
      await expect(links).toHaveCount(0);
    }
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('choosing the language that is shown stays on the page', async ({ page }) => {
      await (javaScriptEnabled ? openApplication(page, camera) : page.goto(camera));
      if (javaScriptEnabled) await markDocument(page);
      await bar(page).getByRole('button', { name: 'Language: English' }).click();
      await bar(page).getByRole('link', { name: 'English' }).click();
      await expect(bar(page).getByRole('link', { name: 'English' })).toHaveCount(0);
      await expect(page).toHaveURL(camera);
      await expect(page.locator('main h1')).toHaveText('Camera');
      if (javaScriptEnabled) expect(await isSameDocument(page)).toBe(true);
    });
  });

test.describe('a menu of the navbar', () => {
  const button = (page: Page) => bar(page).getByRole('button', { name: 'Community' });
  const panel = (page: Page) => bar(page).locator('.menu-panel:popover-open');

  test('closes when the focus leaves it, forwards and backwards, and not before', async ({ page }) => {
    await openApplication(page, camera);
    await button(page).focus();
    await page.keyboard.press('Enter');
    for (const name of ['Community Hub', 'Forum', 'Blog', 'Fediverse']) {
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(panel(page)).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'Support' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toHaveCount(0);
  });

  test('closes when the window becomes too narrow for it, and the bar hides again', async ({ page }) => {
    await openApplication(page, camera);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await painted(page);
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(panel(page)).toHaveCount(0);
    await scrollTo(page, 900);
    await inView(page).toBe(false);
  });
});

test('without anchor positioning, menus open below their buttons', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openApplication(page, '/docs/');
  const button = page.getByRole('button', { name: 'Community' });
  await button.click();
  const menu = page.locator('.menu-panel:popover-open');
  await expect(menu).toHaveAttribute('style', /inset/);
  const [at, from] = [(await menu.boundingBox())!, (await button.boundingBox())!];
  expect(Math.round(at.y)).toBe(Math.round(from.y + from.height + 4));
  expect(Math.round(at.x + at.width)).toBe(Math.round(from.x + from.width));
});

// The spacing that text must bear by WCAG 1.4.12.
for (const width of [997, 1024])
  test(`at ${width} px its items fit with wider letters and words, too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docs/');
    await page.addStyleTag({ content: '*{letter-spacing:.12em!important;word-spacing:.16em!important}' });
    const last = await page.locator('.navbar-right > :last-child').boundingBox();
    expect(last!.x + last!.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
