import { openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { home, valve } from '../support/greenhouse.ts';
import { holdRequests, scripts, setOnline } from '../support/network.ts';
import { field, modal, options, searchButton, searchModal } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('what is typed before the search window is there', () => {
  for (const [part, held] of [
    ['application', scripts],
    ['window', searchModal],
  ] as const)
    test(`is in its field at once, and answered when the ${part} arrives; caret and focus stay`, async ({ page }) => {
      const { release } = await holdRequests(page, held);
      await page.goto(home);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('vale');
      await page.keyboard.press('ArrowLeft');
      await expect(field(page)).toHaveValue('vale');
      const early = await field(page).elementHandle();
      release();
      await expect(options(page).first()).toContainText('val');
      await page.keyboard.type('v');
      await expect(field(page)).toHaveValue('valve');
      await expect(options(page).first()).toContainText(valve.title);
      expect(await early!.evaluate((input) => input === document.activeElement)).toBe(true);
    });

  test('can be closed, opened anew and sent to the search page before the application is there', async ({ page }) => {
    await holdRequests(page, scripts);
    await page.goto(home);
    await searchButton(page).click();
    await page.keyboard.type('val');
    await modal(page).getByRole('button', { name: 'Close search' }).click();
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type(valve.query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.search === `/docs/search?q=${valve.query}`);
  });

  test('is composed on, when the window arrives', async ({ page }) => {
    const { release } = await holdRequests(page, searchModal);
    await page.goto(home);
    await page.keyboard.press('/');
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'val', selectionStart: 3, selectionEnd: 3 });
    release();
    await expect(options(page).first()).toBeVisible();
    await keyboard.send('Input.imeSetComposition', { text: 'valve', selectionStart: 5, selectionEnd: 5 });
    await keyboard.send('Input.insertText', { text: 'valve' });
    await expect(field(page)).toHaveValue('valve');
    await expect(options(page).first()).toContainText(valve.title);
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
    await setOnline(page);
    await page.route(searchModal, (route) => route.abort());
    const { release } = await holdRequests(page, searchModal);
    await openApplication(page, home);
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
    const alert = modal(page).getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded. Check your connection.');
    await expect(field(page)).toBeFocused();
    expect(await violations(page, (axe) => axe.include('.search-modal'))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(valve.query);
    await expect(options(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('is gone when the reader dismisses the failure', async ({ page, context }) => {
    await page.route(searchModal, (route) => route.abort());
    await openApplication(page, home);
    await context.setOffline(true);
    await searchButton(page).focus();
    await page.keyboard.press('/');
    await page.keyboard.type(valve.query);
    await expect(modal(page).getByRole('button', { name: 'Retry' })).toBeVisible();
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
