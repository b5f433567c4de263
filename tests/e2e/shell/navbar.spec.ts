import type { Page } from '@playwright/test';
import { finished, follow, openApplication, painted } from '../support/application.ts';
import { distantSections, sectionIds } from '../support/headings.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { modal, searchButton } from '../support/search.ts';
import { expect, test } from '../support/test.ts';
import { firstRide, heartRate, inVersion, landing } from '../support/versions-site.ts';
import { widenText } from '../support/widen-text.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bar = (page: Page) => page.locator('.navbar');

/** Scrolls as a reader does, and lets the page take notice. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await painted(page);
}

/** Follows a link of the page and waits until the browser has come to rest. */
async function jump(page: Page, href: string): Promise<void> {
  await page.evaluate(() => {
    const rest = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    Object.assign(window, { rest });
  });
  await follow(page, href);
  await expect(page).toHaveURL((url) => url.href.endsWith(href));
  await page.evaluate(() => (window as unknown as { rest: Promise<void> }).rest);
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
    await openApplication(page, heartRate);
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
    // References have nothing beside their text.
    await openApplication(page, firstRide);
    await page.locator('.doc-main').evaluate((element) => (element.style.minHeight = '3000px'));
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
    await openApplication(page, heartRate);
    await page.getByRole('button', { name: 'Riders' }).click();
    await scrollTo(page, 600);
    await expect(bar(page)).not.toHaveAttribute('data-hidden');
    await page.keyboard.press('Escape');
    await scrollTo(page, 700);
    await inView(page).toBe(false);
  });

  test('hides at a jump to a heading, further down or up', async ({ page }) => {
    await openApplication(page, heartRate);
    const { middle, before } = await distantSections(page.request, heartRate);
    await jump(page, `#${middle}`);
    await inView(page).toBe(false);
    await scrollTo(page, (await page.evaluate(() => scrollY)) - 100);
    await inView(page).toBe(true);
    await jump(page, `#${before}`);
    await inView(page).toBe(false);
  });

  test('hides at a jump to a heading of another page, wherever the reader was', async ({ page }) => {
    const old = inVersion('v2', heartRate);
    const ids = await sectionIds(page.request, old);
    for (const start of [0, 3000]) {
      await openApplication(page, heartRate);
      await scrollTo(page, start);
      await jump(page, `${old}#${ids[3]}`);
      await expect(page).toHaveTitle(/v2/);
      await inView(page).toBe(false);
    }
  });

  test('shows on a page that opens at its top', async ({ page }) => {
    await openApplication(page, heartRate);
    await scrollTo(page, 2000);
    await inView(page).toBe(false);
    await jump(page, firstRide);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await inView(page).toBe(true);
  });

  test('after a jump the reader decides again', async ({ page }) => {
    await openApplication(page, heartRate);
    await jump(page, `#${(await distantSections(page.request, heartRate)).middle}`);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -150);
    await inView(page).toBe(true);
    await page.mouse.wheel(0, 300);
    await inView(page).toBe(false);
  });

  test('leaves a link under the pointer that presses it while the page scrolls', async ({ page }) => {
    await openApplication(page, heartRate);
    await scrollTo(page, 2000);
    await inView(page).toBe(false);
    // The sidebar follows what is read with its contents, and would move under the pointer.
    await expect(page.locator('.sidebar .toc [aria-current]')).toHaveCount(1);
    const link = page.locator('.sidebar a:visible:not([aria-current], [href*="#"])').first();
    const href = (await link.getAttribute('href'))!;
    await finished(page.locator('.sidebar'));
    // To hover over it would bring it into view first, which scrolls the page.
    const { x, y } = (await link.boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await scrollTo(page, 1900);
    await page.mouse.up();
    await expect(page).toHaveURL(href);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await inView(page).toBe(true);
  });

  test('shows after a press during which the page went up', async ({ page }) => {
    await openApplication(page, heartRate);
    await scrollTo(page, 2000);
    await inView(page).toBe(false);
    await page.locator('main h2').last().hover();
    await page.mouse.down();
    await scrollTo(page, 1900);
    await inView(page).toBe(false);
    await page.mouse.up();
    await inView(page).toBe(true);
  });

  test('shows when the focus moves into it', async ({ page }) => {
    await openApplication(page, heartRate);
    await scrollTo(page, 2000);
    await inView(page).toBe(false);
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar-link')!.focus({ preventScroll: true }));
    await inView(page).toBe(true);
  });

  test('stays while the keyboard has the focus in it', async ({ page }) => {
    await openApplication(page, heartRate);
    await bar(page).getByRole('link', { name: 'Manual', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'Sensors', exact: true })).toBeFocused();
    await scrollByKeys(page);
    await inView(page).toBe(true);
    // Past the bar, in the page, the focus does not hold it.
    await page.locator('main').focus();
    await scrollByKeys(page);
    await inView(page).toBe(false);
  });

  test('hides although one of its buttons was pressed with the pointer', async ({ page }) => {
    await openApplication(page, heartRate);
    await bar(page).getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await scrollByKeys(page);
    await inView(page).toBe(false);
  });

  test('hides although the focus came back to the search button from its window', async ({ page }) => {
    await openApplication(page, heartRate);
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
});

for (const width of [997, 1024])
  test(`at ${width} px its items fit with wider letters and words, too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(landing);
    await widenText(page);
    const last = await page.locator('.navbar-right > :last-child').boundingBox();
    expect(last!.x + last!.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
