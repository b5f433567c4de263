import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openApplication } from '../support/application.ts';
import { home, valve } from '../support/greenhouse.ts';
import { field as pageField } from '../support/search-page.ts';
import { field, modal, options, search } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/** What is below the field breaks the first time it is shown. */
async function openBroken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setAttribute } = HTMLInputElement.prototype;
    HTMLInputElement.prototype.setAttribute = function (name, value) {
      if (name !== 'aria-controls') return setAttribute.call(this, name, value);
      HTMLInputElement.prototype.setAttribute = setAttribute;
      throw new Error('broken on purpose');
    };
  });
  await openApplication(page, home);
  await markDocument(page);
  await page.keyboard.press('/');
  await expect(modal(page).getByRole('alert')).toContainText('Search crashed: broken on purpose');
}

test.describe('a search window that crashes', () => {
  test.use({ expectedErrors: [/broken on purpose/] });

  test('says so, and opens again on request', async ({ page }) => {
    await openBroken(page);
    await modal(page).getByRole('button', { name: 'Try again' }).click();
    await expect(field(page)).toBeFocused();
    await search(page, valve.query);
    await expect(options(page).first()).toContainText(valve.title);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('leaves the page as it is: the message can be closed, and search opened again', async ({ page }) => {
    await openBroken(page);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });

  test('offers the search page', async ({ page }) => {
    await openBroken(page);
    await modal(page).getByRole('link', { name: 'search page' }).click();
    await expect(page).toHaveURL(/\/docs\/search$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(pageField(page)).toBeVisible();
  });
});
