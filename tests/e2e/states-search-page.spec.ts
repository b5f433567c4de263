import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openApplication, painted, startApplication } from './support/application.ts';
import { holdRequests, payloadOf, quiet, recordRequests, scripts, setConnection } from './support/network.ts';
import { hrefs, nonsense, ofLocalSearch, rareWord, searchIndex } from './support/search.ts';
import { storeBefore, stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const version = (page: Page) => page.getByRole('combobox', { name: 'Version' });
const count = (page: Page) => page.getByRole('main').getByRole('status');
/** One per page that was found. */
const results = (page: Page) => page.locator('.search-results h2 a');
const scroll = (page: Page) => page.evaluate(() => scrollY);

async function found(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/^\d+ documents found$/);
  return Number.parseInt((await count(page).textContent())!, 10);
}

/** How many are listed at first. */
async function listed(page: Page): Promise<number> {
  await expect(results(page).first()).toBeVisible();
  return results(page).count();
}

/** Where the list stands still, and that it is remembered. */
async function restingScroll(page: Page): Promise<number> {
  await quiet(page);
  await expect
    .poll(() => page.evaluate(() => scrollY > 500 && (history.state?.searchScroll as number) === scrollY))
    .toBe(true);
  return scroll(page);
}

/** Scrolls as a reader does until the list has grown beyond `length`. */
async function scrollPast(page: Page, length: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await results(page).count()).toBeGreaterThan(length);
  }).toPass();
}

test.describe('search page', () => {
  test('an address with a query shows its results', async ({ page }) => {
    await page.goto('/docs/search?q=camera');
    await startApplication(page);
    await expect(field(page)).toHaveValue('camera');
    await expect(results(page).first()).toHaveText('Camera');
    expect(await found(page)).toBeGreaterThanOrEqual(await results(page).count());
    const links = await hrefs(results(page));
    expect(new Set(links).size).toBe(links.length);
    await expect(page.locator('.search-results .search-snippet mark').first()).toBeVisible();
  });

  test('the results of an address are there without a move of the reader', async ({ page }) => {
    await page.goto('/docs/search?q=camera');
    await expect(results(page).first()).toHaveText('Camera');
    await expect(field(page)).toHaveValue('camera');
  });

  test('nothing of search is loaded before there is a query', async ({ page }) => {
    const requests = recordRequests(page, ofLocalSearch);
    await openApplication(page, '/docs/search');
    await quiet(page);
    expect(requests).toEqual([]);
    await field(page).fill('camera');
    await expect(results(page).first()).toBeVisible();
    expect(requests.filter((path) => searchIndex.test(path))).toEqual(['/docs/search-index/current/index.json']);
  });

  test('what is typed becomes part of the address', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await field(page).fill('deep links & more');
    await expect(page).toHaveURL(/\/docs\/search\?q=deep%20links%20%26%20more$/);
    await page.reload();
    await startApplication(page);
    await expect(field(page)).toHaveValue('deep links & more');
    await field(page).fill('');
    await expect(page).toHaveURL(/\/docs\/search$/);
    await expect(count(page)).toBeEmpty();
  });

  test('what is typed while a result is on its way does not stop it', async ({ page }) => {
    await setConnection(page, { saveData: true });
    await openApplication(page, '/docs/search?q=camera');
    await listed(page);
    const href = (await results(page).first().getAttribute('href'))!;
    const content = await holdRequests(page, payloadOf(new URL(href, page.url()).pathname));
    await results(page).first().click();
    await content.asked;
    await field(page).pressSequentially('x');
    content.release();
    await expect(page).toHaveTitle(/Camera/);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the count has its words for none, one and many', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await field(page).fill(nonsense);
    await expect(count(page)).toHaveText('No results found');
    await field(page).fill(rareWord);
    await expect(count(page)).toHaveText('1 document found');
    await expect(results(page)).toHaveCount(1);
    await field(page).fill('e');
    await expect(count(page)).toHaveText(/^\d+ documents found$/);
  });

  test('a browser without plural rules for the language gets the English ones', async ({ page }) => {
    await page.addInitScript(() => {
      const value = function () {
        throw new RangeError('no such locale');
      };
      Object.defineProperty(Intl, 'PluralRules', { value });
    });
    await openApplication(page, '/docs/search');
    await field(page).fill(rareWord);
    await expect(count(page)).toHaveText('1 document found');
    await field(page).fill('e');
    await expect(count(page)).toHaveText(/^\d+ documents found$/);
  });

  test('more results come while scrolling, all in the end', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    const all = await found(page);
    expect(all).toBeGreaterThan(30);
    const first = await hrefs(results(page));
    expect(first.length).toBeLessThan(all);
    await scrollPast(page, first.length);
    expect((await hrefs(results(page))).slice(0, first.length)).toEqual(first);
    await scrollPast(page, 25);
    const links = await hrefs(results(page));
    expect(new Set(links).size).toBe(links.length);
    await expect(count(page)).toHaveText(`${all} documents found`);
  });

  test('every document that was counted is listed in the end, and then nothing more is asked for', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    const all = await found(page);
    expect(all).toBeGreaterThan(40);
    await scrollPast(page, all - 1);
    await expect(results(page)).toHaveCount(all);
    const links = await hrefs(results(page));
    expect(new Set(links).size).toBe(all);
    const limit = () => page.evaluate(() => history.state?.searchLimit as number);
    const before = await limit();
    // Away from the end and back to it.
    for (const top of [600, await page.evaluate(() => document.body.scrollHeight)]) {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
      await restingScroll(page);
    }
    expect(await limit()).toBe(before);
  });

  test('another query starts at the beginning of its list', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    const first = await listed(page);
    await scrollPast(page, first);
    await field(page).fill('configuration');
    await expect(results(page).first()).toContainText('Configuration');
    expect(await results(page).count()).toBeLessThan(await found(page));
    await quiet(page);
    expect(await scroll(page)).toBeLessThan(300);
  });
});

test.describe('the search page', () => {
  test('takes over what was typed before the application was there', async ({ page }) => {
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/search');
    await field(page).pressSequentially('camera');
    await code.asked;
    code.release();
    await expect(results(page).first()).toHaveText('Camera');
    await expect(field(page)).toHaveValue('camera');
    await expect(page).toHaveURL((url) => url.search === '?q=camera');
  });

  test('stays as it is while the page behind a result loads', async ({ page }) => {
    await setConnection(page, { saveData: true });
    await openApplication(page, '/docs/search?q=camera');
    await quiet(page);
    const target = await holdRequests(page, payloadOf('/docs/apis/camera'));
    const before = await results(page).count();
    await results(page).first().click();
    await target.asked;
    await expect(page).toHaveURL(/\/docs\/apis\/camera$/);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await painted(page);
    await expect(field(page)).toHaveValue('camera');
    await expect(results(page)).toHaveCount(before);
    target.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Camera' })).toBeVisible();
  });
});

test.describe('the version on the search page', () => {
  test('is the latest, and can be chosen; the choice is part of the address', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    await expect(version(page)).toHaveValue('current');
    await expect(results(page).first()).toHaveAttribute('href', '/docs/apis/camera');
    await version(page).selectOption({ label: 'v2' });
    await expect(page).toHaveURL((url) => url.search === '?q=camera&version=v2');
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/v2\//);
    await page.reload();
    await startApplication(page);
    await expect(version(page)).toHaveValue('v2');
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/v2\//);
    expect(await stored(page, 'docs.preferred-version.default')).toBeNull();
  });

  test("is the reader's preferred one, unless the address names another", async ({ page }) => {
    await storeBefore(page, { 'docs.preferred-version.default': 'v3' });
    await openApplication(page, '/docs/search?q=camera');
    await expect(version(page)).toHaveValue('v3');
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/v3\//);
    await openApplication(page, '/docs/search?q=camera&version=current');
    await expect(version(page)).toHaveValue('current');
    await expect(results(page).first()).toHaveAttribute('href', '/docs/apis/camera');
  });

  test('can be all of them: each result says which, and the count is of all', async ({ page }) => {
    let sum = 0;
    for (const name of ['current', 'v3', 'v2']) {
      await openApplication(page, `/docs/search?q=camera&version=${name}`);
      sum += await found(page);
      await expect(page.locator('.search-results .badge')).toHaveCount(0);
    }
    await version(page).selectOption({ label: 'All versions' });
    await expect(page).toHaveURL((url) => url.search === '?q=camera&version=all');
    await expect(count(page)).toHaveText(`${sum} documents found`);
    const badges = await page.locator('.search-results .badge').allTextContents();
    const links = await hrefs(results(page));
    expect(badges.slice(0, 3)).toEqual(['v4', 'v3', 'v2']);
    expect(links.map((link) => /^\/docs\/(v[23])\//.exec(link)?.[1] ?? 'v4')).toEqual(badges);
    await scrollPast(page, links.length);
  });

  for (const value of ['v99', '', '%', 'ALL', '__proto__', '<img src=x>'])
    test(`an unknown one, ${value || 'empty'}, counts as none`, async ({ page }) => {
      await openApplication(page, `/docs/search?q=camera&version=${encodeURIComponent(value)}`);
      await expect(version(page)).toHaveValue('current');
      await expect(results(page).first()).toHaveAttribute('href', '/docs/apis/camera');
    });
});

test.describe('the history of the search page', () => {
  test('back and forward restore query, results and scroll', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    await markDocument(page);
    await scrollPast(page, await listed(page));
    const length = await results(page).count();
    await results(page).nth(12).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    const before = await restingScroll(page);
    const target = (await hrefs(results(page)))[12]!;
    await results(page).nth(12).click();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await expect(page.locator('.search-results')).toHaveCount(0);
    await page.goBack();
    await expect(field(page)).toHaveValue('camera');
    await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(length);
    await expect.poll(async () => Math.abs((await scroll(page)) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await page.goBack();
    await expect.poll(async () => Math.abs((await scroll(page)) - before)).toBeLessThan(5);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a reload keeps query, results and scroll', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    const first = await listed(page);
    await scrollPast(page, first);
    const before = await restingScroll(page);
    await page.reload();
    await startApplication(page);
    await expect.poll(() => results(page).count()).toBeGreaterThan(first);
    await expect.poll(async () => Math.abs((await scroll(page)) - before)).toBeLessThan(5);
  });

  test('Enter keeps what was searched for, once; typing alone does not', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('android');
    await page.getByRole('link', { name: /See all/ }).click();
    await expect(field(page)).toHaveValue('android');
    const length = await page.evaluate(() => history.length);
    await field(page).fill('geolocation');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await field(page).pressSequentially(' camera');
    await expect(page).toHaveURL(/q=geolocation%20camera$/);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await expect(field(page)).toHaveValue('geolocation');
    await expect(page).toHaveURL(/q=geolocation$/);
    await expect(results(page).first()).toHaveText('Geolocation');
    await page.goForward();
    await expect(field(page)).toHaveValue('geolocation camera');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('back to another query restores its place in the list', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    await field(page).press('Enter');
    await scrollPast(page, await listed(page));
    const before = await restingScroll(page);
    await field(page).fill(rareWord);
    await expect(count(page)).toHaveText('1 document found');
    await page.goBack();
    await expect(field(page)).toHaveValue('camera');
    await expect.poll(async () => Math.abs((await scroll(page)) - before)).toBeLessThan(5);
  });
});

test.describe('a query', () => {
  const odd: Record<string, string> = {
    markup: '"><img src=x onerror="window.harmed=true"><svg/onload=window.harmed=true>',
    'a script': '</script><script>window.harmed=true</script>',
    'a percent sign': '%',
    'a broken encoding': '%E0%A4%A %zz',
    emoji: '👩‍👩‍👧‍👦 🎉',
    'half an emoji': '\ud83d camera',
    Arabic: 'الكاميرا مرحبا',
    Hebrew: 'מצלמה שלום',
    'a direction override': '\u202egnp.exe\u2066camera',
    'regular expressions': '.*+?^${}()|[]\\ (?<=a) \\p{L} [',
    quotes: `"'\`&amp;&lt;`,
    'control characters': '\u0000\u0007\u001b[31m\n\t',
    'property names': 'toString hasOwnProperty valueOf',
    'ten thousand letters': 'a'.repeat(10_000),
    'ten thousand letters in words': 'camera '.repeat(1500).slice(0, 10_000),
    'ten thousand signs': '%'.repeat(3000),
  };

  for (const [name, query] of Object.entries(odd))
    test(`of ${name} does no harm, in the address and typed`, async ({ page }) => {
      await openApplication(page, '/docs/search');
      await field(page).fill(query);
      await expect(count(page)).toHaveText(/found$/);
      const address = new URL(page.url());
      await openApplication(page, address.pathname + address.search);
      await expect(field(page)).toHaveValue(address.searchParams.get('q')!);
      await expect(count(page)).toHaveText(/found$/);
      await expect(page.locator('main').locator('img, svg, script')).toHaveCount(0);
      expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
      // And the next one is answered as ever.
      await field(page).fill('camera');
      await expect(results(page).first()).toHaveText('Camera');
    });

  // Words that every object has.
  for (const query of ['constructor', '__proto__'])
    test(`of ${query} is answered`, async ({ page }) => {
      await openApplication(page, `/docs/search?q=${query}`);
      await expect(count(page)).toHaveText(/found$/);
    });

  for (const address of ['?', '?q=', '?q=%20%20', '?q', '?x=1', '?q=#results', '?&&=&%'])
    test(`that is empty, ${address}, shows the form only`, async ({ page }) => {
      await openApplication(page, `/docs/search${address}`);
      await expect(field(page)).toBeVisible();
      await expect(count(page)).toBeEmpty();
      await expect(page.locator('.search-results')).toHaveCount(0);
      await field(page).fill('camera');
      await expect(results(page).first()).toHaveText('Camera');
    });

  test('given twice, the first counts', async ({ page }) => {
    await openApplication(page, '/docs/search?q=geolocation&q=camera');
    await expect(field(page)).toHaveValue('geolocation');
    await expect(results(page).first()).toHaveText('Geolocation');
  });
});
