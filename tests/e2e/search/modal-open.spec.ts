import { openApplication, painted } from '../support/application.ts';
import { holdRequests, quiet, recordRequests, scripts } from '../support/network.ts';
import {
  field,
  modal,
  openAndSearch,
  options,
  search,
  searchButton,
  searchIndex,
  searchModal,
} from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const shortcuts = ['Control+k', 'Meta+k', '/'];

test.describe('search modal', () => {
  test('opens with the button; Escape closes it and focus returns', async ({ page }) => {
    await openApplication(page, '/docs/');
    await expect(searchButton(page)).toContainText('Search');
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  });

  test('shows that its field has the focus', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.keyboard.press('/');
    const ring = () =>
      modal(page)
        .locator('.search-field')
        .evaluate((box) => getComputedStyle(box).outline);
    await expect.poll(ring).toMatch(/solid 2px/);
    await page.keyboard.press('Tab');
    await expect.poll(ring).not.toMatch(/solid 2px/);
  });

  for (const shortcut of shortcuts) {
    test(`opens with ${shortcut}, and focus returns to where it was`, async ({ page }) => {
      await openApplication(page, '/docs/');
      const link = page.locator('.sidebar a').nth(1);
      await link.focus();
      await page.keyboard.press(shortcut);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    test(`opens with ${shortcut} before the application is there, and finds`, async ({ page }) => {
      const code = await holdRequests(page, scripts);
      await page.goto('/docs/');
      await page.keyboard.press(shortcut);
      await code.asked;
      code.release();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('camera');
      await expect(options(page).first()).toContainText('Camera');
    });
  }

  test('a second shortcut leaves the keys of its buttons alone', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await modal(page).getByRole('button', { name: 'Close search' }).focus();
    await page.keyboard.press('Space');
    await expect(modal(page)).toHaveCount(0);
  });

  test('without its code the button leads to the search page, and tries again there', async ({ page }) => {
    await page.route(searchModal, (route) => route.abort());
    await openApplication(page, '/docs/');
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/docs\/search$/);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await page.unroute(searchModal);
    await searchButton(page).click();
    await expect(modal(page)).toBeVisible();
  });

  test('opens again for a shortcut that comes while it closes, and stays for one while it is open', async ({
    page,
  }) => {
    await openAndSearch(page, '/docs/', 'camera');
    await page.keyboard.press('Control+k');
    await painted(page);
    await expect(field(page)).toHaveValue('camera');
    await modal(page).evaluate((dialog) => {
      (dialog as HTMLDialogElement).close();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    });
    await painted(page);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('leaves the browser its own shortcuts', async ({ page }) => {
    const requests = recordRequests(page, searchModal);
    await openApplication(page, '/docs/');
    for (const shortcut of ['Control+Shift+k', 'Control+Alt+k', 'Alt+/', 'Control+/'])
      await page.keyboard.press(shortcut);
    // What a browser reports when it fills in a field.
    await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
    await quiet(page);
    expect(requests).toEqual([]);
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(modal(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('closes with one Escape when something is typed, with its button, and on the backdrop', async ({ page }) => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => modal(page).getByRole('button', { name: 'Close search' }).click(),
      () => page.mouse.click(20, 700),
    ];
    await openApplication(page, '/docs/');
    for (const close of ways) {
      await search(page, 'camera');
      await close();
      await expect(modal(page)).toHaveCount(0);
    }
  });

  test('a slash typed into a field is a slash', async ({ page }) => {
    await openApplication(page, '/docs/search');
    const input = page.getByRole('searchbox', { name: 'Search' });
    await input.focus();
    await page.keyboard.type('a/b');
    await expect(input).toHaveValue('a/b');
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('c/d');
    await expect(field(page)).toHaveValue('c/d');
  });

  test('shows a loader until its code and then its index are there', async ({ page }) => {
    const index = await holdRequests(page, searchIndex);
    await openApplication(page, '/docs/');
    const code = await holdRequests(page, scripts);
    await page.keyboard.press('/');
    await code.asked;
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    code.release();
    await field(page).fill('camera');
    await index.asked;
    await expect(modal(page).getByText('Loading', { exact: true })).toBeVisible();
    index.release();
    await expect(options(page).first()).toBeVisible();
    await expect(modal(page).getByText('Loading', { exact: true })).toHaveCount(0);
  });
});
