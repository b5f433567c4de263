import type { Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { holdRequests, recordRequests } from '../support/network.ts';
import {
  field,
  localSearch,
  modal,
  misspelt,
  nonsense,
  openAndSearch,
  options,
  rareWord,
  search,
  searchIndex,
  searchTexts,
  searchWorker,
} from '../support/search.ts';
import { count, field as pageField, hints } from '../support/search-page.ts';
import { expect, test } from '../support/test.ts';

test.describe('no result', () => {
  test('says so, and what to do', async ({ page }) => {
    await openAndSearch(page, '/docs/', nonsense);
    await expect(modal(page)).toContainText(`No results for “${nonsense}”.`);
    await expect(modal(page)).toContainText('Try different');
    await expect(options(page)).toHaveCount(0);
  });

  test('a spelling is suggested, and can be followed', async ({ page }) => {
    await openAndSearch(page, '/docs/', misspelt.query);
    await modal(page).getByRole('button', { name: misspelt.meant, exact: true }).click();
    await expect(field(page)).toHaveValue(misspelt.meant);
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toContainText(new RegExp(misspelt.meant, 'i'));
  });

  test('other versions that have results are offered, and lead to them', async ({ page }) => {
    const requests = recordRequests(page, searchIndex);
    await openAndSearch(page, '/docs/v2/', rareWord);
    const offers = modal(page).locator('.search-hints a');
    await expect(offers).toHaveText([/^v4 \(\d+\)$/, /^v3 \(\d+\)$/]);
    expect([...requests].sort()).toEqual(
      ['current', 'v2', 'v3'].map((name) => `/docs/search-index/${name}/index.json`),
    );
    await offers.nth(1).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/docs/search' && url.search === `?q=${rareWord}&version=v3`,
    );
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('.search-results a').first()).toHaveAttribute('href', /^\/docs\/v3\//);
  });

  test('other versions are not looked into while there are results', async ({ page }) => {
    const requests = recordRequests(page, searchIndex);
    await openAndSearch(page, '/docs/v2/', 'camera');
    await expect(modal(page).locator('.search-snippet mark').first()).toBeVisible();
    expect(requests).toEqual(['/docs/search-index/v2/index.json']);
  });

  test('an offer that cannot be made is left out', async ({ page }) => {
    await page.route('**/search-index/v3/index.json', (route) => route.fulfill({ status: 503 }));
    await openAndSearch(page, '/docs/v2/', rareWord);
    await expect(modal(page)).toContainText('No results');
    await expect(modal(page).locator('.search-hints a')).toHaveText([/^v4 \(\d+\)$/]);
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
  });

  test('on the search page the same', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${misspelt.query}`);
    const main = page.getByRole('main');
    await expect(count(page)).toHaveText('No results found');
    await main.getByRole('button', { name: misspelt.meant, exact: true }).click();
    await expect(page).toHaveURL((url) => url.search === `?q=${misspelt.meant}`);
    await expect(page.locator('.search-results a').first()).toBeVisible();
    await openApplication(page, `/docs/search?q=${rareWord}&version=v2`);
    await main.getByRole('link', { name: /^v4/ }).click();
    await expect(page).toHaveURL((url) => url.search === `?q=${rareWord}&version=current`);
    await expect(count(page)).toHaveText('1 document found');
  });

  test('on the search page the hints are announced, and there is no empty list', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await expect(hints(page)).toBeEmpty();
    await hints(page).evaluate((region) => region.setAttribute('data-early', ''));
    await pageField(page).fill(misspelt.query);
    await expect(page.locator('[data-early]')).toHaveText(`Did you mean ${misspelt.meant}?`);
    await expect(page.locator('.search-results')).toHaveCount(0);
    await pageField(page).fill('camera');
    await expect(page.locator('[data-early]')).toBeEmpty();
  });

  test('on the search page the hints are of what is typed now, and gone when there are results', async ({ page }) => {
    await openApplication(page, '/docs/search');
    const query = page.getByRole('searchbox', { name: 'Search' });
    await query.pressSequentially('kubernetes', { delay: 100 });
    const main = page.getByRole('main');
    await expect(main).toContainText('Try different or fewer words.');
    await expect(main.locator('.search-hints')).toHaveCount(1);
    await query.fill('camera');
    await expect(page.locator('.search-results a').first()).toHaveText('Camera');
    await expect(main.locator('.search-hints')).toHaveCount(0);
  });

  test('on the search page the focus is in the field after a suggestion was followed', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${misspelt.query}`);
    await page.getByRole('main').getByRole('button', { name: misspelt.meant, exact: true }).click();
    await expect(page.locator('.search-results a').first()).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  });
});

/** Where a failure shows, and where its end does. */
const places = {
  modal: {
    open: async (page: Page) => {
      await openApplication(page, '/docs/');
      await page.keyboard.press('/');
      await field(page).fill('camera');
    },
    alert: (page: Page) => modal(page).getByRole('alert'),
    input: field,
    result: (page: Page) => options(page).first(),
  },
  page: {
    open: (page: Page) => openApplication(page, '/docs/search?q=camera'),
    alert: (page: Page) => page.getByRole('main').getByRole('alert'),
    input: (page: Page) => page.getByRole('searchbox', { name: 'Search' }),
    result: (page: Page) => page.locator('.search-results a').first(),
  },
};

const failures = {
  'the server fails': { status: 503, message: 'the server responded with status 503' },
  'the index is gone': { status: 404, message: 'the server responded with status 404' },
  'something else arrives': { status: 200, body: '<!DOCTYPE html><p>Sign in', message: 'could not be read' },
  'the index is cut off': { status: 200, body: '{"format":', message: 'could not be read' },
  'the index is of another time': { status: 200, body: '{"format":-1}', message: 'format' },
  'it is no index at all': { status: 200, body: 'null', message: 'format' },
};

for (const [name, { open, alert, input, result }] of Object.entries(places))
  test.describe(`search fails, in the ${name}`, () => {
    for (const [why, { message, ...answer }] of Object.entries(failures))
      test(`${why}: a message, and a retry that finds`, async ({ page }) => {
        await page.route(searchIndex, (route) => route.fulfill(answer));
        await open(page);
        await expect(alert(page)).toContainText(message);
        const again = page.waitForRequest(searchIndex);
        await page.getByRole('button', { name: 'Retry' }).click();
        await again;
        await expect(alert(page)).toContainText(message);
        await page.unroute(searchIndex);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(result(page)).toContainText('Camera');
        await expect(alert(page)).toHaveCount(0);
      });

    test('the network is gone: the same', async ({ page }) => {
      await page.route(searchIndex, (route) => route.abort());
      await open(page);
      await expect(alert(page)).toContainText('Check your connection');
      await page.unroute(searchIndex);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(result(page)).toContainText('Camera');
    });

    test('a retry takes its button away; the focus goes to the field', async ({ page }) => {
      await page.route(searchIndex, (route) => route.abort());
      await open(page);
      await alert(page).getByRole('button', { name: 'Retry' }).focus();
      await page.unroute(searchIndex);
      await page.keyboard.press('Enter');
      await expect(result(page)).toContainText('Camera');
      await expect(input(page)).toBeFocused();
    });

    test('its worker does not arrive: the same', async ({ page }) => {
      await page.route(searchWorker, (route) => route.abort());
      await open(page);
      await expect(alert(page)).toContainText('could not be started');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(alert(page)).toContainText('could not be started');
      await page.unroute(searchWorker);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(result(page)).toContainText('Camera');
    });

    test('its code does not arrive: the same, in words', async ({ page }) => {
      await page.route(localSearch, (route) => route.abort());
      await open(page);
      await expect(alert(page)).toContainText('Search could not be loaded.');
      await expect(alert(page)).not.toContainText('http');
      await page.unroute(localSearch);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(result(page)).toContainText('Camera');
    });

    test('without the texts only the snippets are missing, and they come when the texts do', async ({ page }) => {
      await page.route(searchTexts, (route) => route.fulfill({ status: 500 }));
      const asked = page.waitForResponse(searchTexts);
      await open(page);
      await asked;
      await painted(page);
      await expect(result(page)).toContainText('Camera');
      await expect(alert(page)).toHaveCount(0);
      await expect(page.locator('.search-snippet mark')).toHaveCount(0);
      await page.unroute(searchTexts);
      await page.locator('input[type=search], [role=combobox]:not(select)').last().fill('camera photo');
      await expect(page.locator('.search-snippet mark').first()).toBeVisible();
    });

    test('a slow index shows the loader, and the answer is that of the last question', async ({ page }) => {
      const index = await holdRequests(page, searchIndex);
      await open(page);
      await index.asked;
      await expect(page.getByText('Loading', { exact: true })).toBeVisible();
      await page.locator('input[type=search], [role=combobox]:not(select)').last().fill('geolocation');
      index.release();
      await expect(result(page)).toContainText('Geolocation');
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    });
  });

test.describe('a worker that breaks', () => {
  test.use({ expectedErrors: [/broken on purpose/] });

  test('ends, and the next question starts another one', async ({ page }) => {
    const body = "addEventListener('message', () => { throw new Error('broken on purpose'); });";
    await page.route(searchWorker, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await places.page.open(page);
    await expect(places.page.alert(page)).toContainText('could not be started');
    await expect.poll(() => page.workers().length).toBe(0);
    await page.unroute(searchWorker);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(places.page.result(page)).toContainText('Camera');
    expect(page.workers()).toHaveLength(1);
  });
});

test.describe('search fails', () => {
  test('before anything is typed nobody is troubled, and the next try succeeds by itself', async ({ page }) => {
    await page.route(searchIndex, (route) => route.fulfill({ status: 503 }));
    await openApplication(page, '/docs/');
    const failed = page.waitForResponse(searchIndex);
    await page.keyboard.press('/');
    await failed;
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
    await page.unroute(searchIndex);
    await search(page, 'camera');
    await expect(options(page).first()).toContainText('Camera');
  });

  test('typing on after a failure tries again', async ({ page }) => {
    await page.route(searchIndex, (route) => route.abort());
    await openApplication(page, '/docs/');
    await page.keyboard.press('/');
    await field(page).fill('camer');
    await expect(modal(page).getByRole('alert')).toBeVisible();
    await page.unroute(searchIndex);
    await search(page, 'camera');
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
    await expect(options(page).first()).toContainText('Camera');
  });

  test('offline, what is loaded still answers', async ({ page, context }) => {
    await openAndSearch(page, '/docs/', 'camera');
    await context.setOffline(true);
    await search(page, 'geolocation');
    await expect(options(page).first()).toContainText('Geolocation');
  });
});
