import type { Page } from '@playwright/test';
import { finished, follow, openApplication, painted } from '../support/application.ts';
import { holdRequests, payloadOf, setConnection } from '../support/network.ts';
import { listed, restingScroll } from '../support/search-page.ts';
import { expect, test } from '../support/test.ts';
import {
  heartRate,
  items,
  landing,
  menus,
  query,
  questions,
  start,
  versions,
  weather,
} from '../support/versions-site.ts';

const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openDrawer(page: Page): Promise<void> {
  await hamburger(page).click();
  await expect(drawer(page)).toBeVisible();
  await finished(drawer(page));
}

test.use({ viewport: { width: 400, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });

test.describe('mobile drawer', () => {
  test('shows the section first and the main menu as a second panel', async ({ page }) => {
    // What is below a list that unfolds would move under the click.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApplication(page, landing);
    await expect(page.locator('.sidebar')).toBeHidden();
    await openDrawer(page);
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer(page).getByRole('navigation', { name: 'Pages in this section' })).toBeVisible();
    await expect(drawer(page).locator('[aria-current=page]')).toHaveAttribute('href', landing);
    await drawer(page).getByRole('button', { name: 'Main menu' }).click();
    const menu = drawer(page).getByRole('navigation', { name: 'Main menu' });
    for (const [name] of items) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of ['Version: v3', ...Object.keys(menus), 'Language: English'])
      await menu.getByText(name, { exact: true }).click();
    for (const name of [versions.v2, ...Object.values(menus).flat(), 'Nederlands'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await drawer(page).getByRole('button', { name: 'This section' }).click();
    await expect(drawer(page).getByRole('navigation', { name: 'Pages in this section' })).toBeVisible();
  });

  test('nothing of what is scrolled lies above its bar', async ({ page }) => {
    await openApplication(page, heartRate);
    await openDrawer(page);
    const above = await drawer(page).evaluate((box) => {
      const { top, left, width, height } = box.querySelector('.drawer-bar')!.getBoundingClientRect();
      const found = new Set<string>();
      for (
        box.scrollTop = 0;
        box.scrollTop < Math.min(300, box.scrollHeight - box.clientHeight - 4);
        box.scrollTop += 4
      )
        for (let x = 1; x < width; x += 4)
          found.add(document.elementFromPoint(left + x, top + height / 2)!.closest('.drawer-bar, details')!.nodeName);
      return { found: [...found], isScrolled: box.scrollTop > 100 };
    });
    expect(above).toEqual({ found: ['DIV'], isScrolled: true });
  });

  test('each panel begins at its own place, wherever the other one was', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 300 });
    await openApplication(page, weather);
    await openDrawer(page);
    const current = drawer(page).locator('[aria-current=page]');
    await expect(current).toBeInViewport({ ratio: 1 });
    const scrolled = () => drawer(page).evaluate((box) => box.scrollTop);
    expect(await scrolled()).toBeGreaterThan(0);
    await drawer(page).getByRole('button', { name: 'Main menu' }).click();
    await expect(drawer(page).getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await drawer(page).getByRole('button', { name: 'This section' }).click();
    await expect(current).toBeInViewport({ ratio: 1 });
  });

  test('a page without a sidebar has the main menu only', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await openDrawer(page);
    await expect(drawer(page).getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'This section' })).toHaveCount(0);
  });

  test('closes on navigation, also to the page that is shown', async ({ page }) => {
    await openApplication(page, landing);
    await openDrawer(page);
    await drawer(page).locator('[aria-current=page]').click();
    await expect(drawer(page)).toBeHidden();
    await openDrawer(page);
    await drawer(page).locator(`a[href="${questions}"]`).click();
    await expect(page).toHaveURL(questions);
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test('closes at once when the page takes its time, so that the bar can be seen', async ({ page }) => {
    await setConnection(page, { saveData: true });
    await page.clock.install();
    const content = await holdRequests(page, payloadOf(questions));
    await openApplication(page, landing);
    await openDrawer(page);
    await drawer(page).locator(`a[href="${questions}"]`).click();
    await content.asked;
    await expect(drawer(page)).toBeHidden();
    await page.clock.runFor(1000);
    await expect(page.getByRole('progressbar')).toBeVisible();
    content.release();
    await expect(page).toHaveTitle(/questions/i);
    await expect(page.locator('main')).toBeFocused();
  });

  test('closes on Escape, with the button and on the backdrop; focus returns', async ({ page }) => {
    await openApplication(page, landing);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(390, 400),
    ];
    for (const close of ways) {
      await openDrawer(page);
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect(hamburger(page)).toBeFocused();
      await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('closes on back, to another page and to another place of the same', async ({ page }) => {
    await openApplication(page, landing);
    await follow(page, start);
    await expect(page).toHaveURL(start);
    await expect(page).toHaveTitle(/^Getting started/);
    // The button is in the navbar, which moves out of the way of a jump and comes back at the top, once the jump has ended.
    await page.evaluate(async () => {
      const events = ['hashchange', 'scrollend'].map(
        (name) => new Promise((resolve) => addEventListener(name, resolve, { once: true })),
      );
      location.hash = document.querySelector('article h2')!.id;
      await Promise.all(events);
    });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await painted(page);
    await finished(page.locator('.navbar'));
    await openDrawer(page);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(drawer(page)).toBeHidden();
    await openDrawer(page);
    await page.goBack();
    await expect(page).toHaveURL(landing);
    await expect(drawer(page)).toBeHidden();
  });

  test('stays while the search page remembers how far it is scrolled', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${query}`);
    await listed(page);
    await openDrawer(page);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await restingScroll(page);
    await expect(drawer(page)).toBeVisible();
  });

  test('is there on a wide screen, too, for who reads with a large font', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await openApplication(page, landing);
    await expect(page.locator('.sidebar')).toBeHidden();
    await openDrawer(page);
    await page.setViewportSize({ width: 2400, height: 900 });
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('.sidebar')).toBeVisible();
  });

  test('closes at desktop width', async ({ page }) => {
    await openApplication(page, landing);
    await page.setViewportSize({ width: 996, height: 800 });
    await openDrawer(page);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(drawer(page)).toBeHidden();
    await expect(hamburger(page)).toBeHidden();
    await expect(page.locator('.sidebar')).toBeVisible();
    await expect(page.locator('main')).toBeFocused();
  });
});
