import type { Page } from '@playwright/test';
import { openApplication, startApplication } from '../support/application.ts';
import { holdRequests, scripts } from '../support/network.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const key = 'docs.announcement-dismissed';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss announcement' });

test.describe('announcement bar', () => {
  test('is shown until dismissed, on the next page and after a reload too', async ({ page }) => {
    await openApplication(page, '/docs/');
    await expect(bar(page)).toBeVisible();
    await dismiss(page).click();
    await expect(bar(page)).toBeHidden();
    await page.locator('.sidebar a[href="/docs/getting-started/faqs"]').click();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();
  });

  test('works before the application is there', async ({ page }) => {
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/');
    await dismiss(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, key)).toBe(await page.locator('html').getAttribute('data-announcement-id'));
    code.release();
  });

  test('gives the focus to the content when it goes', async ({ page }) => {
    await page.goto('/docs/');
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test('does not flash once dismissed', async ({ page }) => {
    await page.goto('/docs/');
    const id = await page.locator('html').getAttribute('data-announcement-id');
    await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, id]);
    // The bar must be known to be dismissed when it enters the document: nothing is painted of it before.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('.announcement')) return;
        sessionStorage.setItem('stateAtArrival', document.documentElement.dataset['announcement'] ?? 'shown');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/docs/');
    expect(await page.evaluate(() => sessionStorage.getItem('stateAtArrival'))).toBe('dismissed');
    await expect(bar(page)).toBeHidden();
    await startApplication(page);
    await expect(bar(page)).toBeHidden();
  });

  test('returns when its id is another one', async ({ page }) => {
    await storeBefore(page, { [key]: 'the-one-before' });
    await openApplication(page, '/docs/');
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, key)).toBeNull();
    await dismiss(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, key)).not.toBeNull();
  });

  test('an open page with an older one does not undo the dismissal of the current one', async ({ page, context }) => {
    await page.route('/docs/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-announcement-id="[^"]*"/, 'data-announcement-id="older"');
      await route.fulfill({ response, body });
    });
    await page.goto('/docs/');
    await page.evaluate(() => addEventListener('storage', () => (document.title = 'heard of it')));
    const newer = await context.newPage();
    await newer.goto('/docs/');
    await dismiss(newer).click();
    await expect(page).toHaveTitle('heard of it');
    await expect(bar(page)).toBeVisible();
    expect(await stored(newer, key)).toBe(await newer.locator('html').getAttribute('data-announcement-id'));
  });
});
