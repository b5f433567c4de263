import type { Page } from '@playwright/test';
import { openApplication, startApplication } from '../support/application.ts';
import { holdRequests, scripts } from '../support/network.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { landing, questions } from '../support/versions-site.ts';

const key = 'docs.announcement-dismissed';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss announcement' });
const idOf = (page: Page) => page.locator('html').getAttribute('data-announcement-id');

test.describe('announcement bar', () => {
  test('returns when its id is another one; once dismissed it is gone, on the next page and after a reload too', async ({
    page,
  }) => {
    await storeBefore(page, { [key]: 'the-one-before' });
    await openApplication(page, landing);
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, key)).toBeNull();
    await dismiss(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, key)).toBe('v3-released');
    await page.locator(`.sidebar a[href="${questions}"]`).click();
    await expect(page).toHaveTitle(/questions/i);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();
  });

  test('works before the application is there, and gives the focus to the content when it goes', async ({ page }) => {
    const code = await holdRequests(page, scripts);
    await page.goto(landing);
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    expect(await stored(page, key)).toBe(await idOf(page));
    code.release();
  });

  test('does not flash once dismissed', async ({ page }) => {
    await storeBefore(page, { [key]: 'v3-released' });
    // The bar must be known to be dismissed when it enters the document: nothing is painted of it before.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('.announcement')) return;
        sessionStorage.setItem('stateAtArrival', document.documentElement.dataset['announcement'] ?? 'shown');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(landing);
    expect(await page.evaluate(() => sessionStorage.getItem('stateAtArrival'))).toBe('dismissed');
    await expect(bar(page)).toBeHidden();
    await startApplication(page);
    await expect(bar(page)).toBeHidden();
  });

  test('an open page with an older one does not undo the dismissal of the current one', async ({ page, context }) => {
    await page.route(landing, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-announcement-id="[^"]*"/, 'data-announcement-id="older"');
      await route.fulfill({ response, body });
    });
    await page.goto(landing);
    await page.evaluate(() => addEventListener('storage', () => (document.title = 'heard of it')));
    const newer = await context.newPage();
    await newer.goto(landing);
    await dismiss(newer).click();
    await expect(page).toHaveTitle('heard of it');
    await expect(bar(page)).toBeVisible();
    expect(await stored(newer, key)).toBe(await idOf(newer));
  });
});
