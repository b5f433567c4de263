import { openApplication, startApplication } from '../support/application.ts';
import { count, found, results, scrollPast, version } from '../support/search-page.ts';
import { hrefs } from '../support/search.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

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
