import type { Page } from '@playwright/test';
import { applicationArrived, isSameDocument, markDocument, painted } from '../support/application.ts';
import { recordRequests, scripts } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translation.ts';
import { landing, mounting, start, titles } from '../support/versions-site.ts';

/** What browsers leave in a document that they have translated. */
const marks: Record<string, (page: Page) => Promise<void>> = {
  'its language': (page) => page.evaluate(() => void (document.documentElement.lang = 'nl')),
  'a class': (page) => page.evaluate(() => document.documentElement.classList.add('translated-ltr')),
  'texts in elements of their own': translate,
  'notes at elements': (page) =>
    page.evaluate(() => document.querySelector('main h1')!.setAttribute('_msttexthash', '1')),
};

/** Every sign of a reader who reads. */
async function read(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Shift');
  await page.locator('.sidebar a').first().focus();
  await painted(page);
}

test.describe('a page that the browser has translated before the application arrived', () => {
  for (const [name, leave] of Object.entries(marks))
    test(`stays as it is, known by ${name}`, async ({ page }) => {
      const asked = recordRequests(page, scripts);
      await page.goto(landing);
      await leave(page);
      await read(page);
      expect(asked).toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute('data-application');
    });

  test('keeps its translation; its links lead to documents, and what needs no application works', async ({ page }) => {
    await page.goto(landing);
    await translate(page);
    await markDocument(page);
    const texts = page.locator('main h1 font font');
    await read(page);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Riders' }).click();
    await expect(page.locator('.menu-panel:popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(texts).toHaveCount(1);
    await page.locator(`.sidebar a[href="${mounting}"]`).click();
    await expect(page.locator('main h1')).toHaveText(titles.mounting);
    expect(await isSameDocument(page)).toBe(false);
  });

  test.describe('and a button that needs the application', () => {
    // React finds other texts than the server wrote, and says so.
    test.use({ expectedErrors: [/Minified React error #418/] });

    test('brings it, and does what it says', async ({ page }) => {
      await page.goto(start);
      await translate(page);
      await read(page);
      await page.getByRole('tab', { selected: false }).first().click();
      await applicationArrived(page);
      await page.getByRole('button', { name: /^Search/ }).click();
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    });
  });
});
