import type { Locator, Page } from '@playwright/test';
import { isSameDocument, markDocument, openApplication } from '../support/application.ts';
import { payloadOf, recordRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, landing, missing, mounting, sensors, start, titles } from '../support/versions-site.ts';

const link = (page: Page) => page.locator(`.sidebar a[href="${mounting}"]`);

test.describe('what is left to the browser', () => {
  test('a click with Ctrl, Shift or the middle button, and target=_blank, open another tab or window', async ({
    page,
    context,
  }) => {
    await openApplication(page, landing);
    await markDocument(page);
    const ways: Parameters<Locator['click']>[0][] = [
      { modifiers: ['ControlOrMeta'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
      {},
    ];
    for (const options of ways) {
      if (options === ways.at(-1)) await link(page).evaluate((element) => element.setAttribute('target', '_blank'));
      const opened = context.waitForEvent('page');
      await link(page).click(options);
      await expect(await opened).toHaveURL(mounting);
      await (await opened).close();
      await expect(page).toHaveURL(landing);
      expect(await isSameDocument(page)).toBe(true);
    }
  });

  test('a download is downloaded', async ({ page }) => {
    await openApplication(page, landing);
    await markDocument(page);
    await link(page).evaluate((element) => element.setAttribute('download', 'mounting.html'));
    const download = page.waitForEvent('download');
    await link(page).click();
    expect((await download).suggestedFilename()).toBe('mounting.html');
    await expect(page).toHaveURL(landing);
    expect(await isSameDocument(page)).toBe(true);
  });

  test.describe('a file', () => {
    // The policy also concerns the style that Chromium has for XML.
    test.use({ expectedErrors: [/^Applying inline style violates/] });

    test('of the site is loaded, not taken for a page', async ({ page }) => {
      const payloads = recordRequests(page, payloadOf('/docs/sitemap.xml'));
      await openApplication(page, landing);
      await link(page).evaluate((element) => element.setAttribute('href', '/docs/sitemap.xml'));
      await page.locator('.sidebar a[href="/docs/sitemap.xml"]').click();
      await expect(page).toHaveURL(/\/docs\/sitemap\.xml$/);
      await expect(page.locator('urlset')).toBeAttached();
      expect(payloads).toEqual([]);
    });
  });

  test('an address without a page is asked from the server', async ({ page }) => {
    await openApplication(page, landing);
    await markDocument(page);
    await link(page).evaluate((element, href) => element.setAttribute('href', href), missing);
    await page.locator(`.sidebar a[href="${missing}"]`).click();
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page).toHaveURL(missing);
    expect(await isSameDocument(page)).toBe(false);
  });
});

test.describe('without the Navigation API', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined })),
  );

  test('links load documents, back and forward work', async ({ page }) => {
    await openApplication(page, landing);
    await markDocument(page);
    await link(page).click();
    await expect(page).toHaveTitle(/^Mounting/);
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(landing);
    await expect(page.locator('main h1')).not.toHaveText(titles.mounting);
    await page.goForward();
    await expect(page).toHaveTitle(/^Mounting/);
  });

  test('search, tabs and drawer work', async ({ page }) => {
    await openApplication(page, start);
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('heart rate');
    await expect(page.getByRole('option').first()).toHaveText(/^Heart rate/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === heartRate);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').locator(`a[href="${sensors}"]`).click();
    await expect(page).toHaveURL(sensors);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
