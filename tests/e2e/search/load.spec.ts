import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { holdRequests, quiet, recordRequests, scripts } from '../support/network.ts';
import {
  field,
  modal,
  ofSearch,
  options,
  search,
  searchButton,
  searchCode,
  searchIndex,
  searchModal,
  searchTexts,
} from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/** The first sign that a reader will search. */
const intents: Record<string, (page: Page) => Promise<void>> = {
  'the pointer over the button': (page) => searchButton(page).hover(),
  'the focus on the button': (page) => searchButton(page).focus(),
  'the shortcut': (page) => page.keyboard.press('/'),
};

test.describe('what is typed before the search window is there', () => {
  for (const [part, held] of [
    ['application', scripts],
    ['window', searchModal],
  ] as const)
    test(`is in its field when the ${part} arrives`, async ({ page }) => {
      const { release } = await holdRequests(page, held);
      await page.goto('/docs/');
      await page.keyboard.press('/');
      await page.keyboard.type('camxx');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('era');
      release();
      await expect(field(page)).toHaveValue('camera');
      await page.keyboard.type(' permissions');
      await expect(field(page)).toHaveValue('camera permissions');
      await expect(options(page).first()).toBeVisible();
    });

  test('is in its field also if the menu of a phone was open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openApplication(page, '/docs/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const { release } = await holdRequests(page, searchModal);
    await page.keyboard.press('/');
    await page.keyboard.type('camera');
    release();
    await expect(field(page)).toHaveValue('camera');
  });

  test('goes to the search page when the window cannot be loaded', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.route(searchModal, (route) => route.abort());
    const { release } = await holdRequests(page, searchModal);
    await page.keyboard.press('/');
    await page.keyboard.type('camera');
    release();
    await expect(page).toHaveURL(/\/docs\/search\?q=camera$/);
  });

  test('stays, with the page, while there is no connection', async ({ page, context }) => {
    const { asked, release } = await holdRequests(page, searchModal);
    await openApplication(page, '/docs/');
    await page.keyboard.press('/');
    await page.keyboard.type('camera');
    await asked;
    await context.setOffline(true);
    release();
    const retry = modal(page).getByRole('button', { name: 'Retry' });
    await expect(retry).toBeFocused();
    await expect(modal(page)).toContainText('Search could not be loaded. Check your connection.');
    expect((await new AxeBuilder({ page }).include('dialog.error-box').analyze()).violations).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(retry).toBeFocused();
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('camera');
    await expect(options(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('is gone when the reader dismisses the failure', async ({ page, context }) => {
    await openApplication(page, '/docs/');
    await page.route(searchModal, (route) => route.abort());
    await context.setOffline(true);
    await searchButton(page).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('camera');
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
    await openApplication(page, '/docs/');
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

test.describe('search loads', () => {
  test('nothing before it is wanted, also when the application is there and pages change', async ({ page }) => {
    const requests = recordRequests(page, ofSearch);
    await openApplication(page, '/docs/');
    await page.mouse.move(600, 500);
    await page.locator('.sidebar a[href="/docs/getting-started"]').click();
    await expect(page).toHaveURL(/\/getting-started$/);
    await quiet(page);
    expect(requests).toEqual([]);
    expect(page.workers()).toHaveLength(0);
  });

  for (const [name, act] of Object.entries(intents))
    test(`its worker and one version's index with ${name}, once`, async ({ page }) => {
      const requests = recordRequests(page, ofSearch);
      await openApplication(page, '/docs/');
      await quiet(page);
      expect(requests).toEqual([]);
      const index = page.waitForResponse(searchIndex);
      await act(page);
      expect(new URL((await index).url()).pathname).toBe('/docs/search-index/current/index.json');
      if ((await modal(page).count()) === 0) await page.keyboard.press('Control+k');
      for (const query of ['camera', 'geolocation']) await search(page, query);
      await page.keyboard.press('Escape');
      await searchButton(page).hover();
      await search(page, 'camera');
      await expect(options(page).first().locator('.search-snippet mark').first()).toBeVisible();
      expect(requests.filter((path) => searchIndex.test(path))).toHaveLength(1);
      expect(requests.filter((path) => searchTexts.test(path)).length).toBeGreaterThan(0);
      expect(requests).toHaveLength(new Set(requests).size);
      expect(requests.filter((path) => searchCode.test(path)).map((path) => /(\w+)-/.exec(path)![1])).toEqual(
        expect.arrayContaining(['SearchModal', 'local', 'worker']),
      );
      expect(requests.filter((path) => path.includes('algolia'))).toEqual([]);
      expect(page.workers()).toHaveLength(1);
    });

  test("the reader's version, and another when they go there", async ({ page }) => {
    const requests = recordRequests(page, searchIndex);
    await openApplication(page, '/docs/v2/');
    await search(page, 'camera');
    expect(requests).toEqual(['/docs/search-index/v2/index.json']);
    await page.keyboard.press('Escape');
    await openApplication(page, '/docs/v3/');
    await search(page, 'camera');
    expect(requests).toEqual(['/docs/search-index/v2/index.json', '/docs/search-index/v3/index.json']);
  });

  test('in a worker, off the main thread', async ({ page }) => {
    await openApplication(page, '/docs/');
    expect(page.workers()).toEqual([]);
    await search(page, 'camera permissions');
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/docs\/assets\/.*worker.*\.js$/),
    ]);
  });
});
