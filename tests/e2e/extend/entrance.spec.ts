import { openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { field, modal } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('an entrance', () => {
  test('has its own heading, nothing above it and all the room', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/tour');
    await expect(page).toHaveTitle('Tour | Kiln');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Once around the kiln']);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
    await expect(page.locator('.toc')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Previous and next page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    const [article, main] = await Promise.all([
      page.locator('article').boundingBox(),
      page.locator('main').boundingBox(),
    ]);
    expect(article!.width).toBeGreaterThan(main!.width - 100);
    expect(await violations(page)).toEqual([]);
  });

  test('hands what is typed in its search field to search, and gets the focus back', async ({ page }) => {
    await openApplication(page, '/tour');
    const entry = page.getByRole('searchbox', { name: 'Search the documentation' });
    await entry.focus();
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.type('bisque');
    await expect(field(page)).toHaveValue('bisque');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(entry).toBeFocused();
    await expect(entry).toHaveValue('');
    await entry.click();
    await expect(field(page)).toBeFocused();
  });

  test('takes over what was typed before the application was there', async ({ page }) => {
    await page.route(/\/assets\/application-.*\.js$/, async (route) => {
      await expect(page.getByRole('searchbox')).toHaveValue('cone');
      await route.continue();
    });
    await page.goto('/tour');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('cone');
    await expect(field(page)).toHaveValue('cone');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('has no field: the page of results needs them as well', async ({ page }) => {
      await page.goto('/tour');
      await expect(page.locator('.search-entry')).toHaveCount(1);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });
  });
});
