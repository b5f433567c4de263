import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openApplication } from '../support/application.ts';
import { payloadOf, recordRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const setup = '/docs/getting-started/environment-setup';
const link = (page: Page) => page.locator(`.sidebar a[href="${setup}"]`);

test.describe('what is left to the browser', () => {
  for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
    test(`a click with ${modifier} opens another tab or window`, async ({ page, context }) => {
      await openApplication(page, '/docs/');
      const opened = context.waitForEvent('page');
      await link(page).click({ modifiers: [modifier] });
      await expect(await opened).toHaveURL(new RegExp(`${setup}$`));
      await expect(page).toHaveURL(/\/docs\/$/);
    });
  }

  test('a middle click opens another tab', async ({ page, context }) => {
    await openApplication(page, '/docs/');
    const opened = context.waitForEvent('page');
    await link(page).click({ button: 'middle' });
    await expect(await opened).toHaveURL(new RegExp(`${setup}$`));
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('target=_blank opens another tab', async ({ page, context }) => {
    await openApplication(page, '/docs/');
    await link(page).evaluate((element) => element.setAttribute('target', '_blank'));
    const opened = context.waitForEvent('page');
    await link(page).click();
    await expect(await opened).toHaveURL(new RegExp(`${setup}$`));
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('a download is downloaded', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    await link(page).evaluate((element) => element.setAttribute('download', 'setup.html'));
    const download = page.waitForEvent('download');
    await link(page).click();
    expect((await download).suggestedFilename()).toBe('setup.html');
    await expect(page).toHaveURL(/\/docs\/$/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a file of the site is loaded, not taken for a page', async ({ page }) => {
    const payloads = recordRequests(page, payloadOf('/docs/sitemap.xml'));
    await openApplication(page, '/docs/');
    await link(page).evaluate((element) => element.setAttribute('href', '/docs/sitemap.xml'));
    await page.locator('.sidebar a[href="/docs/sitemap.xml"]').click();
    await expect(page).toHaveURL(/\/docs\/sitemap\.xml$/);
    await expect.poll(() => page.content()).toContain('<urlset');
    expect(payloads).toEqual([]);
  });

  test('an address without a page is asked from the server', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    await link(page).evaluate((element) => element.setAttribute('href', '/docs/no-such-page'));
    await page.locator('.sidebar a[href="/docs/no-such-page"]').click();
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page).toHaveURL(/\/docs\/no-such-page$/);
    expect(await isSameDocument(page)).toBe(false);
  });
});

test.describe('without the Navigation API', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined })),
  );

  test('links load documents, back and forward work', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    await link(page).click();
    await expect(page).toHaveTitle(/^Environment/);
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/$/);
    await expect(page.locator('main h1')).not.toHaveText('Environment setup');
    await page.goForward();
    await expect(page).toHaveTitle(/^Environment/);
  });

  test('search, tabs and drawer work', async ({ page }) => {
    await openApplication(page, '/docs/getting-started');
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('camera');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/apis\/camera/);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').locator('a[href="/docs/plugins"]').click();
    await expect(page).toHaveURL(/\/docs\/plugins$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
