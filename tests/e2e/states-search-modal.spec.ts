import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openApplication } from './support/application.ts';
import { holdRequests, recordRequests, scripts } from './support/network.ts';
import { expect, test } from './support/test.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => modal(page).getByRole('option');
const results = (page: Page) => modal(page).locator('[role=listbox] a');
const shortcuts = ['Control+k', 'Meta+k', '/'];

test.describe('search modal', () => {
  test('opens with the button; Escape closes it and focus returns', async ({ page }) => {
    await openApplication(page, '/docs/');
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await expect(button).toContainText('Search');
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button).toBeFocused();
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

    test(`opens with ${shortcut} before the application is there`, async ({ page }) => {
      const code = await holdRequests(page, scripts);
      await page.goto('/docs/');
      await page.keyboard.press(shortcut);
      await code.asked;
      code.release();
      await expect(field(page)).toBeFocused();
    });
  }

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
    const index = await holdRequests(page, /\/search-index\/.*\.json$/);
    const requests = recordRequests(page, /search/i);
    await openApplication(page, '/docs/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => !path.endsWith('.rsc'))).toEqual([]);
    const code = await holdRequests(page, scripts);
    await page.keyboard.press('/');
    await code.asked;
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    code.release();
    await field(page).fill('camera');
    await index.asked;
    await expect(modal(page).getByRole('status', { name: 'Loading' })).toBeVisible();
    index.release();
    await expect(options(page).first()).toBeVisible();
    await expect(modal(page).getByRole('status', { name: 'Loading' })).toHaveCount(0);
  });

  test('arrow keys choose, around the ends; Enter goes there', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    await page.keyboard.press('/');
    await field(page).fill('camera');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const chosen = () =>
      options(page).evaluateAll((list) => list.findIndex((option) => option.ariaSelected === 'true'));
    const count = await options(page).count();
    expect(count).toBeGreaterThan(1);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe(count - 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toBe(1);
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).nth(1).getAttribute('id'))!,
    );
    const href = await results(page).nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(modal(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('says when nothing was found', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.keyboard.press('/');
    await field(page).fill('zzzzzz');
    await expect(modal(page)).toContainText('No results for “zzzzzz”.');
    await expect(modal(page).getByRole('link', { name: /See all/ })).toHaveCount(0);
  });

  test('the footer counts the results and leads to the search page, also from there', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const query of ['c', 'camera']) {
      await page.keyboard.press('Control+k');
      await field(page).fill(query);
      const link = modal(page).getByRole('link', { name: /See all \d+ results/ });
      const count = (await link.textContent())!.match(/\d+/)![0];
      await link.click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === '/docs/search' && url.search === `?q=${query}`);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(query);
      await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} documents`);
    }
  });

  test('finds pages of the version that is read', async ({ page }) => {
    await openApplication(page, '/docs/v3/');
    await page.keyboard.press('/');
    await field(page).fill('camera');
    await expect(options(page).first()).toBeVisible();
    const addresses = await results(page).evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address!.startsWith('/docs/v3/'))).toEqual([]);
  });
});
