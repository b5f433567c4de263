import { openApplication, painted } from '../support/application.ts';
import { home, valve } from '../support/greenhouse.ts';
import { holdRequests, recordRequests, scripts, setOnline } from '../support/network.ts';
import { field as pageField } from '../support/search-page.ts';
import { field, modal, openAndSearch, options, searchButton, searchIndex, searchModal } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const shortcuts = ['Control+k', 'Meta+k', '/'];

test.describe('search modal', () => {
  test('opens with the button and shows that its field has the focus; Escape closes it and focus returns', async ({
    page,
  }) => {
    await openApplication(page, home);
    await expect(searchButton(page)).toContainText('Search');
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    const line = () =>
      modal(page)
        .locator('.search-field')
        .evaluate((box) => getComputedStyle(box).boxShadow);
    await expect.poll(line).toMatch(/ 0px 1px /);
    await page.keyboard.press('Tab');
    await expect.poll(line).toBe('none');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  });

  test('opens with each shortcut, and focus returns to where it was', async ({ page }) => {
    await openApplication(page, home);
    const link = page.locator('.sidebar a').nth(1);
    for (const shortcut of shortcuts) {
      await link.focus();
      await page.keyboard.press(shortcut);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(link).toBeFocused();
      await searchButton(page).focus();
    }
  });

  for (const shortcut of shortcuts)
    test(`opens with ${shortcut} before the application is there, and finds`, async ({ page }) => {
      const code = await holdRequests(page, scripts);
      await page.goto(home);
      await page.keyboard.press(shortcut);
      await code.asked;
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(valve.query);
      await expect(modal(page).getByRole('progressbar', { name: 'Loading' })).toBeVisible();
      code.release();
      await expect(options(page).first()).toContainText(valve.title);
    });

  test('a second shortcut leaves the keys of its buttons alone', async ({ page }) => {
    await openApplication(page, home);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await modal(page).getByRole('button', { name: 'Close search' }).focus();
    await page.keyboard.press('Space');
    await expect(modal(page)).toHaveCount(0);
  });

  test('without its code the button leads to the search page, and tries again there', async ({ page }) => {
    await setOnline(page);
    await page.route(searchModal, (route) => route.abort());
    await openApplication(page, home);
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/docs\/search$/);
    await expect(pageField(page)).toBeVisible();
    await page.unroute(searchModal);
    await searchButton(page).click();
    await expect(modal(page)).toBeVisible();
  });

  test('opens again for a shortcut that comes while it closes, and stays for one while it is open', async ({
    page,
  }) => {
    await openAndSearch(page, home, valve.query);
    await page.keyboard.press('Control+k');
    await painted(page);
    await expect(field(page)).toHaveValue(valve.query);
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
    await openApplication(page, home);
    for (const shortcut of ['Control+Shift+k', 'Control+Alt+k', 'Alt+/', 'Control+/'])
      await page.keyboard.press(shortcut);
    // What a browser reports when it fills in a field.
    await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
    // If one of them had opened the window, this would be in its field.
    await page.keyboard.type('x');
    await painted(page);
    expect(requests).toEqual([]);
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('');
    // It takes what is below the field to make it a combobox.
    await expect(field(page)).toHaveAttribute('aria-controls');
    expect(requests).toHaveLength(1);
  });

  test('a slash typed into a field is a slash', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await pageField(page).focus();
    await page.keyboard.type('a/b');
    await expect(pageField(page)).toHaveValue('a/b');
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('c/d');
    await expect(field(page)).toHaveValue('c/d');
  });

  test('shows a loader, in a region for it, until its code and then its index are there', async ({ page }) => {
    const index = await holdRequests(page, searchIndex);
    await openApplication(page, home);
    const code = await holdRequests(page, scripts);
    await page.keyboard.press('/');
    await code.asked;
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await expect(modal(page).getByRole('status')).toContainText('Loading');
    code.release();
    await field(page).fill(valve.query);
    await index.asked;
    await expect(modal(page).getByText('Loading', { exact: true })).toBeVisible();
    index.release();
    await expect(options(page).first()).toBeVisible();
    await expect(modal(page).getByText('Loading', { exact: true })).toHaveCount(0);
  });
});
