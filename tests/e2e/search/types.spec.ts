import { openApplication } from '../support/application.ts';
import { home, nonsense } from '../support/greenhouse.ts';
import { recordRequests } from '../support/network.ts';
import { groups, hrefs, modal, openAndSearch, options, search } from '../support/search.ts';
import { count } from '../support/search-page.ts';
import { expect, test } from '../support/test.ts';

const api = '/docs/apis';
/** What readers ask, and the methods that fit, best first. */
const queries: [query: string, methods: string[]][] = [
  ['Promise<Reading>', [`${api}/thermometer#readtemperature`]],
  ['returns ValveState', [`${api}/valve#getstate`]],
  ['options: OpenForOptions', [`${api}/valve#openfor`]],
  ['(options: OpenForOptions) =>', [`${api}/valve#openfor`]],
  ['(reading: Reading) => void', [`${api}/thermometer#addlistenerchanged-`]],
  ['=> Promise<void>', [`${api}/valve#close`, `${api}/valve#openfor`, `${api}/valve#addlistenerclosed-`]],
];

test.describe('queries for types', () => {
  test('find in the window what can be called so, with its signature', async ({ page }) => {
    await openApplication(page, home);
    for (const [query, methods] of queries) {
      await search(page, query);
      expect((await hrefs(options(page))).slice(0, methods.length)).toEqual(methods);
      await expect(options(page).first().locator('.search-snippet mark').first()).toBeVisible();
    }
    await search(page, 'Promise<Reading>');
    const snippet = options(page).first().locator('.search-snippet');
    await expect(snippet).toHaveText('(options?: ReadOptions) => Promise<Reading>');
    await expect(snippet.locator('mark')).toHaveText(['Promise', 'Reading']);
    // The type itself comes after what fits.
    expect((await hrefs(options(page)))[1]).toBe(`${api}/thermometer#reading`);
    await expect(groups(page).first().getByRole('img', { name: 'API', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apis\/thermometer#readtemperature$/);
  });

  test('find the same on the page of search, with few requests', async ({ page }) => {
    // A document for each of them.
    test.slow();
    for (const [query, [first]] of queries) {
      const requests = recordRequests(page, /\/search-index\//);
      await openApplication(page, `${home}search?q=${encodeURIComponent(query)}`);
      await expect(count(page)).toHaveText(/^[1-4] documents? found$/);
      const list = page.locator('.search-results li').first();
      await expect(list.locator('p > a').first()).toHaveAttribute('href', first!);
      await expect(list.locator('.search-snippet mark').first()).toBeVisible();
      await expect(list.getByRole('img', { name: 'API', exact: true })).toBeVisible();
      expect(requests.length).toBeLessThanOrEqual(4);
    }
  });

  test('load nothing more for ordinary queries', async ({ page }) => {
    const requests = recordRequests(page, /\/score-types-|\/signatures\.json/);
    await openAndSearch(page, home, 'valve');
    expect(requests).toEqual([]);
    await search(page, 'Promise<Reading>');
    expect(requests).toHaveLength(2);
  });

  test('are answered by their words if nothing fits, and at each key', async ({ page }) => {
    await openApplication(page, home);
    for (const query of [
      `Promise<${nonsense}>`,
      'Promise<',
      'Promise<Rea',
      'returns ',
      '(opt',
      '(options: Op',
      'valve => Promise<',
    ]) {
      await search(page, query);
      await expect(modal(page).getByRole('alert')).toHaveCount(0);
      expect(await options(page).count()).toBeGreaterThan(0);
    }
  });

  test('are answered by their words if a deployment has taken the code for them away', async ({ page }) => {
    await page.route(/\/score-types-/, (route) => route.fulfill({ status: 404 }));
    await openApplication(page, home);
    await search(page, 'options: OpenForOptions');
    expect((await hrefs(options(page)))[0]).toContain(`${api}/valve#openforoptions`);
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
  });
});
