import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { home, homeOfV1 } from '../support/greenhouse.ts';
import { field, modal, options } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const tasks = (page: Page) => page.getByRole('navigation', { name: 'Common tasks' }).getByRole('link');

test.describe('search before anything is typed', () => {
  test('offers what the site says readers look for, and closes behind a choice', async ({ page }) => {
    await openApplication(page, home);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(tasks(page)).toHaveText(['Set up the first bed', 'Mend what does not work']);
    // It says that something is missing, which is not so yet.
    await expect(modal(page).locator('.illustration')).toHaveCount(0);
    await page.keyboard.type('v');
    await expect(tasks(page)).toHaveCount(0);
    // The loader of a first answer is above them, and would push them down.
    await expect(options(page).first()).toBeVisible();
    await field(page).fill('');
    await tasks(page).nth(1).click();
    await expect(page).toHaveURL('/docs/guides/troubleshooting');
    await expect(modal(page)).toHaveCount(0);
  });

  test('offers pages of the version that is read, without those it does not have', async ({ page }) => {
    await openApplication(page, homeOfV1);
    await page.keyboard.press('/');
    await expect(tasks(page).first()).toBeVisible();
    for (const link of await tasks(page).all()) await expect(link).toHaveAttribute('href', /^\/docs\/v1/);
  });

  test('the search page offers them at rest, and not to those who bring a query', async ({ page }) => {
    await page.goto('/docs/search');
    await expect(tasks(page).first()).toBeVisible();
    await page.goto('/docs/search?q=valve');
    await expect(page.locator('.search-results a').first()).toBeVisible();
    await expect(tasks(page)).toHaveCount(0);
  });
});
