import type { Page } from '@playwright/test';
import { applicationArrived, openApplication } from '../support/application.ts';
import { violationsWith } from '../support/axe.ts';
import { forbidStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const path = '/docs/guides/features';
const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const single = (page: Page) => list(page).getByRole('checkbox', { name: 'Use the keys / and ?' });

test.describe('the list of keys', () => {
  test('opens with a question mark, and gives the focus back', async ({ page }) => {
    await openApplication(page, path);
    await page.locator('article a').first().focus();
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    await expect(list(page)).toContainText('Ctrl + K or /');
    expect(await violationsWith(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(page.locator('article a').first()).toBeFocused();
  });

  test('opens as well if the question mark is what starts the application', async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('?');
    await applicationArrived(page);
    await expect(list(page)).toBeVisible();
  });

  test('a question mark with another key is for the browser', async ({ page }) => {
    await page.goto(path);
    for (const key of ['Control+?', 'Alt+?']) await page.keyboard.press(key);
    await applicationArrived(page);
    await page.keyboard.press('Control+?');
    // What it would have loaded comes before this.
    await page.keyboard.press('Control+k');
    await expect(page.locator('.search-modal[open]')).toBeVisible();
    await expect(list(page)).toHaveCount(0);
  });

  test('says the keys of the platform', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgentData', { value: { platform: 'macOS' } });
    });
    await openApplication(page, path);
    await page.keyboard.press('?');
    await expect(list(page)).toContainText('⌘ + K or /');
    await expect(list(page)).not.toContainText('Ctrl');
  });

  test('a question mark in a field is a question mark', async ({ page }) => {
    await openApplication(page, path);
    await page.keyboard.press('/');
    await page.keyboard.type('?');
    await expect(page.locator('.search-modal input[type=search], .search-modal input').first()).toHaveValue('?');
    await expect(list(page)).toHaveCount(0);
  });

  for (const blocked of [false, true])
    test(`can be switched off, together with the slash${blocked ? ', where nothing can be stored' : ''}`, async ({
      page,
    }) => {
      if (blocked) await forbidStorage(page);
      await openApplication(page, path);
      await page.keyboard.press('?');
      await single(page).uncheck();
      await list(page).getByRole('button', { name: 'Close' }).click();
      await page.keyboard.press('?');
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await expect(page.locator('.search-modal[open]')).toBeVisible();
      await expect(page.locator('.search-modal input').first()).toHaveValue('');
      await expect(list(page)).toHaveCount(0);
      const slash = page.getByRole('checkbox', { name: /^Open search with \// });
      await expect(slash).not.toBeChecked();
      await slash.check();
      await page.keyboard.press('Escape');
      // The browser takes the focus out of what is closed a little later.
      await expect.poll(() => page.evaluate(() => document.activeElement!.closest('dialog'))).toBeNull();
      await page.keyboard.press('?');
      await expect(single(page)).toBeChecked();
    });
});
