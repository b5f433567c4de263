import type { Locator, Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { violationsWith } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const path = '/docs/guides/long';
const back = (page: Page) => page.getByRole('button', { name: 'Back to where you were' });
const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** A smooth scroll that is under way goes on for a frame. */
const scrollTo = (page: Page, top: number) =>
  expect(async () => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await painted(page);
    expect(await position(page)).toBe(top);
  }).toPass();
/** The page may scroll smoothly. */
const atEnd = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY)))
    .toBeLessThan(2);
/** The last entry of the contents beside the text. */
const far = (page: Page) => page.locator('.doc-aside .toc a').last();

/** A real click would first scroll to what is pressed. */
const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** In the middle of the page, then at its last section. */
async function jump(page: Page): Promise<void> {
  await openApplication(page, path);
  await scrollTo(page, 700);
  await press(far(page));
  await expect(back(page)).toBeVisible();
  await atEnd(page);
}

test.describe('after a jump within a long page', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('a button leads back to the place and the link, as the browser does', async ({ page }) => {
    await jump(page);
    await expect(page.getByRole('status').filter({ hasText: 'You can go back' })).toBeAttached();
    expect(await violationsWith(page, '.jump-back')).toEqual([]);
    const entries = await page.evaluate(() => history.length);
    await back(page).click();
    await expect.poll(() => position(page)).toBe(700);
    await expect(page).toHaveURL(path);
    await expect(back(page)).toHaveCount(0);
    await expect(far(page)).toBeFocused();
    await page.goForward();
    await expect.poll(() => position(page)).toBeGreaterThan(2000);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('it is the next stop of the keyboard, and leaves on Escape', async ({ page }) => {
    await openApplication(page, path);
    await scrollTo(page, 700);
    await far(page).focus();
    await page.keyboard.press('Enter');
    await expect(back(page)).toBeVisible();
    await atEnd(page);
    await page.keyboard.press('Tab');
    // A heading links to itself.
    if (!(await back(page).evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await expect(back(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(back(page)).toHaveCount(0);
    await expect.poll(() => position(page)).toBeGreaterThan(2000);
  });

  test('it leaves when it is dismissed, when the reader goes on, and with the browser’s own Back', async ({ page }) => {
    await jump(page);
    await page.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect(back(page)).toHaveCount(0);

    await scrollTo(page, 700);
    await press(page.locator('.doc-aside .toc a').nth(-2));
    await expect(back(page)).toBeVisible();
    await expect.poll(() => position(page)).toBeGreaterThan(2000);
    await scrollTo(page, 300);
    await expect(back(page)).toHaveCount(0);

    await press(far(page));
    await expect(back(page)).toBeVisible();
    await atEnd(page);
    await page.goBack();
    await expect.poll(() => position(page)).toBe(300);
    await expect(back(page)).toHaveCount(0);
  });

  test('a second jump to the same section is taken back, too', async ({ page }) => {
    await jump(page);
    await scrollTo(page, 400);
    await expect(back(page)).toHaveCount(0);
    await press(far(page));
    await expect(back(page)).toBeVisible();
    await atEnd(page);
    await back(page).click();
    await expect.poll(() => position(page)).toBe(400);
    await expect(page).toHaveURL(/#/);
  });

  test('a short jump offers nothing, and nothing is left on the next page', async ({ page }) => {
    await openApplication(page, path);
    // The end of the first scroll must not be taken for that of the second.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(page.locator('.doc-aside .toc a').first());
    await expect(page).toHaveURL(/#/);
    await painted(page);
    await press(far(page));
    await expect(back(page)).toHaveCount(1);
    await page.locator('.sidebar a[href="/docs/guides/tables"]').click();
    await expect(page).toHaveURL(/tables$/);
    await expect(back(page)).toHaveCount(0);
  });
});
