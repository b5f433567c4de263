import type { Page } from '@playwright/test';
import { openApplication, startApplication } from './support/application.ts';
import { storeBefore } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const version = (page: Page) => page.getByRole('combobox', { name: 'Version' });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.locator('.search-results a');

/** A word that stands in the title or a heading of exactly one page. */
async function wordOfOnePage(page: Page): Promise<string> {
  const index = await page.request.get('/docs/search-index/current.json');
  const records = (await index.json()) as { title: string; headings: [string, string][] }[];
  const texts = records.map(({ title, headings }) =>
    [title, ...headings.map(([text]) => text)].join(' ').toLowerCase(),
  );
  return texts
    .flatMap((text) => text.match(/[a-z]{7,}/g) ?? [])
    .find((word) => texts.filter((text) => text.includes(word)).length === 1)!;
}

test.describe('search page', () => {
  test('an address with a query shows its results', async ({ page }) => {
    await page.goto('/docs/search?q=camera');
    await startApplication(page);
    await expect(field(page)).toHaveValue('camera');
    await expect(results(page).first()).toBeVisible();
    await expect(count(page)).toHaveText(`${await results(page).count()} documents found`);
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
    await expect(count(page)).toHaveCount(0);
  });

  test('the count has its words for none, one and many', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await field(page).fill('zzzzzz');
    await expect(count(page)).toHaveText('No results were found');
    await field(page).fill(await wordOfOnePage(page));
    await expect(count(page)).toHaveText('One document found');
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
    await field(page).fill(await wordOfOnePage(page));
    await expect(count(page)).toHaveText('One document found');
    await field(page).fill('e');
    await expect(count(page)).toHaveText(/^\d+ documents found$/);
  });

  test('the version can be chosen', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    await expect(version(page)).toHaveValue('current');
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/apis\/camera/);
    await version(page).selectOption({ label: 'v2' });
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/v2\//);
  });

  test("starts with the reader's preferred version", async ({ page }) => {
    await storeBefore(page, { 'docs.preferred-version.default': 'v3' });
    await openApplication(page, '/docs/search?q=camera');
    await expect(version(page)).toHaveValue('v3');
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/v3\//);
  });

  test('back returns to the query before', async ({ page }) => {
    await openApplication(page, '/docs/search?q=camera');
    await results(page).first().click();
    await expect(page).toHaveURL(/\/apis\/camera/);
    await page.goBack();
    await expect(field(page)).toHaveValue('camera');
    await expect(results(page).first()).toBeVisible();
  });
});
