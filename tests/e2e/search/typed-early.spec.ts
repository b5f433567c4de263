import { openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { home, valve } from '../support/greenhouse.ts';
import { holdRequests, scripts } from '../support/network.ts';
import { field, modal, options, searchButton, searchModal } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('what is typed before the search window is there', () => {
  for (const [part, held] of [
    ['application', scripts],
    ['window', searchModal],
  ] as const)
    test(`is in its field when the ${part} arrives`, async ({ page }) => {
      const { release } = await holdRequests(page, held);
      await page.goto(home);
      await page.keyboard.press('/');
      await page.keyboard.type('valxx');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('ve');
      release();
      await expect(field(page)).toHaveValue('valve');
      await page.keyboard.type(' wiring');
      await expect(field(page)).toHaveValue('valve wiring');
      await expect(options(page).first()).toBeVisible();
    });

  test('is in its field also if the menu of a phone was open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openApplication(page, home);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const { release } = await holdRequests(page, searchModal);
    await page.keyboard.press('/');
    await page.keyboard.type(valve.query);
    release();
    await expect(field(page)).toHaveValue(valve.query);
  });

  test('goes to the search page when the window cannot be loaded', async ({ page }) => {
    await openApplication(page, home);
    await page.route(searchModal, (route) => route.abort());
    const { release } = await holdRequests(page, searchModal);
    await page.keyboard.press('/');
    await page.keyboard.type(valve.query);
    release();
    await expect(page).toHaveURL((url) => url.pathname + url.search === `/docs/search?q=${valve.query}`);
  });

  test('stays, with the page, while there is no connection', async ({ page, context }) => {
    const { asked, release } = await holdRequests(page, searchModal);
    await openApplication(page, home);
    await page.keyboard.press('/');
    await page.keyboard.type(valve.query);
    await asked;
    await context.setOffline(true);
    release();
    const retry = modal(page).getByRole('button', { name: 'Retry' });
    await expect(retry).toBeFocused();
    await expect(modal(page)).toContainText('Search could not be loaded. Check your connection.');
    expect(await violations(page, (axe) => axe.include('dialog.error-box'))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(retry).toBeFocused();
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(valve.query);
    await expect(options(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('is gone when the reader dismisses the failure', async ({ page, context }) => {
    await openApplication(page, home);
    await page.route(searchModal, (route) => route.abort());
    await context.setOffline(true);
    await searchButton(page).focus();
    await page.keyboard.press('/');
    await page.keyboard.type(valve.query);
    await expect(modal(page).getByRole('button', { name: 'Retry' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await context.setOffline(false);
    await page.unroute(searchModal);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('');
  });

  test('is forgotten with the window', async ({ page }) => {
    await openApplication(page, home);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.type('web');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
});
