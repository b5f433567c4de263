import type { Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { scripts } from '../support/network.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { landing, tool } from '../support/versions-site.ts';

const html = (page: Page) => page.locator('html');
const button = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark mode' });
const key = 'docs.color-mode';

/** Serves the first page as on a site whose configuration follows the system, here a dark one. */
async function followDarkSystem(page: Page): Promise<void> {
  await page.route(landing, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-follow-system') });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
}

test.describe('colour mode', () => {
  test('is light without a choice, whatever the system prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(landing);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('is that of the system where the configuration says so, until the reader chooses', async ({ page }) => {
    await followDarkSystem(page);
    await page.goto(landing);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await button(page).click();
    await button(page).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    // With the next frame the page hears of it.
    await painted(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('is light with anything but "dark" stored, even if the system is dark', async ({ page }) => {
    await followDarkSystem(page);
    await page.goto(landing);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    for (const value of ['light', 'system', 'DARK', '', '{"mode":"dark"}']) {
      await page.evaluate(([name, mode]) => localStorage.setItem(name!, mode!), [key, value]);
      await page.reload();
      await expect(html(page), value).toHaveAttribute('data-theme', 'light');
    }
  });

  test('leaves the sidebar where the reader has scrolled it', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sensors' }).click();
    const sidebar = page.locator('.sidebar');
    await expect(sidebar.locator('[aria-current]')).toBeVisible();
    const position = await sidebar.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
      return element.scrollTop;
    });
    expect(position).toBeGreaterThan(100);
    await button(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(position);
  });

  test('dark is there before anything is painted, without the application', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await storeBefore(page, { [key]: 'dark' });
    // The body does not exist before the head's scripts have run: what the attribute is then, is what gets painted first.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        sessionStorage.setItem('themeAtBody', document.documentElement.dataset['theme']!);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(landing);
    expect(await page.evaluate(() => sessionStorage.getItem('themeAtBody'))).toBe('dark');
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const hex = background.match(/\d+/g)!.map((part) => Number(part).toString(16).padStart(2, '0'));
    expect(Math.max(...hex.map((part) => parseInt(part, 16)))).toBeLessThan(80);
    // The browser's own bars go with it.
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', `#${hex.join('')}`);
  });

  test('the switch works without the application and stores the choice', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(landing);
    await button(page).evaluate((element: HTMLElement) => element.click());
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, key)).toBe('dark');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await button(page).evaluate((element: HTMLElement) => element.click());
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, key)).toBe('light');
  });

  test('the switch works with the application, once per click, and the logo follows', async ({ page }) => {
    await page.goto(landing);
    const mark = page.locator('.logo g');
    for (const [mode, color] of [
      ['light', 'rgb(11, 110, 110)'],
      ['dark', 'rgb(79, 209, 197)'],
      ['light', 'rgb(11, 110, 110)'],
      ['dark', 'rgb(79, 209, 197)'],
    ] as const) {
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      await expect(mark).toHaveCSS('stroke', color);
      await button(page).click();
    }
  });

  test('other tabs follow', async ({ page, context }) => {
    await page.goto(landing);
    const other = await context.newPage();
    await other.goto(tool);
    await button(page).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await button(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('where the reader has chosen the colours, icons have that of the text, and only the chosen tab has an outline', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(landing);
    const { icon, text } = await button(page).evaluate((element) => ({
      icon: getComputedStyle(element.querySelector('.icon')!).backgroundColor,
      text: getComputedStyle(element).color,
    }));
    expect(icon).toBe(text);
    await expect(page.locator('[role=tab][aria-selected=true]').first()).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('[role=tab][aria-selected=false]').first()).toHaveCSS('outline-style', 'none');
  });
});
