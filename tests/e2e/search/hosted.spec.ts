import type { Page } from '@playwright/test';
import { markEnd, markStart } from '../../../packages/pagewright/src/search/algolia/hits.ts';
import { startApplication } from '../support/application.ts';
import { type HostedSite, serveHostedSite } from '../support/hosted-site.ts';
import { recordRequests } from '../support/network.ts';
import { count } from '../support/search-page.ts';
import { field, groups, modal, ofLocalSearch, options, search } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

let site: HostedSite;

// One stand-in: a test must not see another's requests.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveHostedSite();
});
test.afterAll(() => site.close());
test.beforeEach(() => {
  site.algolia.requests.length = 0;
  site.algolia.answer = answer;
});

const marked = (text: string): string => text.replaceAll('[', markStart).replaceAll(']', markEnd);
const hit = (path: string, lvl1: string, lvl2: string | null, content: string) => ({
  url: `https://basic.example${path}`,
  kind: lvl2 ? 'section' : 'page',
  version: 'current',
  hierarchy: { lvl0: 'Guide', lvl1, lvl2 },
  _highlightResult: {
    hierarchy: { lvl1: { value: marked(lvl1) }, ...(lvl2 && { lvl2: { value: marked(lvl2) } }) },
  },
  _snippetResult: { content: { value: marked(content) } },
});
const answer = {
  results: [
    {
      hits: [
        hit(
          '/docs/guide/components',
          'All [components]',
          null,
          'Every [component] <img src=x onerror="window.harmed=1">',
        ),
        hit('/docs/guide/components#tabs', 'All [components]', 'Tabs', 'Tabs are [components]'),
        hit('/docs/guide', 'Guide', null, 'About [components]'),
      ],
      nbHits: 23,
    },
  ],
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await startApplication(page);
}

/** The queries that were sent, as the service reads them. */
const queries = () =>
  site.algolia.requests.flatMap(({ body }) => (body as { requests: Record<string, unknown>[] }).requests);

test.describe('a hosted search', () => {
  test('answers in the window, in its groups, with marks and as text', async ({ page }) => {
    const own = recordRequests(page, ofLocalSearch);
    await open(page, '/docs/');
    await search(page, 'components');
    await expect(groups(page)).toHaveCount(2);
    await expect(options(page)).toHaveCount(3);
    await expect(options(page).first()).toContainText('Every component <img src=x');
    await expect(options(page).first().locator('.search-snippet mark')).toHaveText('component');
    await expect(modal(page).locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await expect(modal(page).getByRole('link', { name: 'See all 23 results' })).toBeVisible();
    expect(own).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/guide\/components#tabs$/);
    await expect(page.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
  });

  test("is asked for the reader's version and language, by name and key, and with nothing before a query", async ({
    page,
  }) => {
    await open(page, '/docs/v1/');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    expect(site.algolia.requests).toEqual([]);
    await search(page, 'components');
    expect(site.algolia.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      application: 'APP',
      key: 'search-key',
    });
    expect(queries().at(-1)).toMatchObject({
      indexName: 'basic',
      query: 'components',
      facetFilters: ['language:en', 'docusaurus_tag:docs-default-v1'],
    });
  });

  test('answers on the search page, in one version and in all', async ({ page }) => {
    await open(page, '/docs/search?q=components');
    await expect(count(page)).toHaveText('23 documents found');
    await expect(page.locator('.search-results h2 a').first()).toHaveText('All components');
    expect(queries().at(-1)).toMatchObject({
      facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
    });
    await page.getByRole('combobox', { name: 'Version' }).selectOption({ label: 'All versions' });
    await expect(page.locator('.search-results .badge').first()).toHaveText('v2');
    // Each version is asked on its own: the first may have answered before the second was asked.
    const asked = () =>
      queries()
        .slice(-2)
        .map(({ facetFilters }) => (facetFilters as string[])[1])
        .sort();
    await expect.poll(asked).toEqual(['docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-default-v1']);
  });

  test('that does not tell versions apart is asked once, and readers choose none', async ({ page }) => {
    await page.route('**/search.rsc.txt', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"contextual":true', '"contextual":false');
      await route.fulfill({ response, body });
    });
    await open(page, '/docs/');
    await search(page, 'components');
    const before = queries().length;
    await page.getByRole('link', { name: 'See all 23 results' }).click();
    await expect(count(page)).toHaveText('23 documents found');
    await expect(page.locator('.search-results .badge').first()).toHaveText('v2');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveCount(0);
    expect(queries().length - before).toBe(1);
  });

  test('results of a version that is no more do no harm', async ({ page }) => {
    site.algolia.answer = { results: [{ hits: [{ ...answer.results[0]!.hits[0], version: 'v0' }], nbHits: 1 }] };
    await open(page, '/docs/search?q=components&version=all');
    await expect(page.locator('.search-results .badge').first()).toHaveText('v0');
  });

  test('without results says so', async ({ page }) => {
    site.algolia.answer = { results: [{ hits: [], nbHits: 0 }] };
    await open(page, '/docs/');
    await search(page, 'nothing');
    await expect(modal(page)).toContainText('No results for “nothing”');
    await expect(modal(page)).toContainText('Try different');
  });

  for (const [name, mishap, message] of [
    ['refuses the key', { status: 403, body: '{"message":"Invalid"}' }, "rejected this site's key"],
    ['has too many requests', { status: 429, body: '{"message":"Too many"}' }, 'too many requests'],
    ['sends something else', { status: 200, body: '<p>Sign in' }, 'unreadable response'],
    ['hangs up', 'hang-up', 'could not be reached'],
  ] as const)
    test(`that ${name}: a message, and a retry that finds`, async ({ page }) => {
      let isBroken = true;
      site.algolia.fail(mishap, () => isBroken);
      await open(page, '/docs/');
      await page.keyboard.press('/');
      await field(page).fill('components');
      await expect(modal(page).getByRole('alert')).toContainText(message);
      isBroken = false;
      await modal(page).getByRole('button', { name: 'Retry' }).click();
      await expect(options(page)).toHaveCount(3);
      await expect(modal(page).getByRole('alert')).toHaveCount(0);
    });

  test('that sends an answer without results: a message', async ({ page }) => {
    site.algolia.answer = {};
    await open(page, '/docs/');
    await page.keyboard.press('/');
    await field(page).fill('components');
    await expect(modal(page).getByRole('alert')).toContainText('unreadable response');
  });

  test('that sent an answer without results is asked again', async ({ page }) => {
    site.algolia.answer = {};
    await open(page, '/docs/');
    await page.keyboard.press('/');
    await field(page).fill('components');
    await expect(modal(page).getByRole('alert')).toBeVisible();
    site.algolia.answer = answer;
    await modal(page).getByRole('button', { name: 'Retry' }).click();
    await expect(options(page)).toHaveCount(3);
  });
});
