import { openApplication, startApplication } from '../support/application.ts';
import { valve } from '../support/greenhouse.ts';
import { count, found, results, scrollPast, version } from '../support/search-page.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test.describe('the version on the search page', () => {
  test('is the latest, and can be chosen; the choice is part of the address', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${valve.query}`);
    await expect(version(page)).toHaveValue('current');
    await expect(results(page).first()).toHaveAttribute('href', valve.path);
    await version(page).selectOption({ label: 'v1' });
    await expect(page).toHaveURL((url) => url.search === `?q=${valve.query}&version=v1`);
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/v1\//);
    await page.reload();
    await startApplication(page);
    await expect(version(page)).toHaveValue('v1');
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/v1\//);
    expect(await stored(page, 'docs.preferred-version.default')).toBeNull();
  });

  test("is the reader's preferred one, unless the address names another", async ({ page }) => {
    await storeBefore(page, { 'docs.preferred-version.default': 'v2' });
    await openApplication(page, `/docs/search?q=${valve.query}`);
    await expect(version(page)).toHaveValue('v2');
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/v2\//);
    await openApplication(page, `/docs/search?q=${valve.query}&version=current`);
    await expect(version(page)).toHaveValue('current');
    await expect(results(page).first()).toHaveAttribute('href', valve.path);
  });

  test('can be all of them: each result says which, and the count is of all', async ({ page }) => {
    let sum = 0;
    for (const name of ['current', 'v2', 'v1']) {
      await openApplication(page, `/docs/search?q=${valve.query}&version=${name}`);
      sum += await found(page);
      await expect(page.locator('.search-results .badge')).toHaveCount(0);
    }
    await version(page).selectOption({ label: 'All versions' });
    await expect(page).toHaveURL((url) => url.search === `?q=${valve.query}&version=all`);
    await expect(count(page)).toHaveText(`${sum} documents found`);
    // Both at once: the list may grow.
    const heads = await page
      .locator('.search-results h2')
      .evaluateAll((list) =>
        list.map((head) => [head.querySelector('.badge')!.textContent, head.querySelector('a')!.getAttribute('href')!]),
      );
    const badges = heads.map(([badge]) => badge);
    const links = heads.map(([, link]) => link!);
    expect(badges.slice(0, 3)).toEqual(['v3', 'v2', 'v1']);
    expect(links.map((link) => /^\/docs\/(v[12])\//.exec(link)?.[1] ?? 'v3')).toEqual(badges);
    await scrollPast(page, links.length);
  });

  test('counts as none if it is unknown', async ({ page }) => {
    // A document for each of them.
    test.slow();
    for (const value of ['v99', '', '%', 'ALL', '__proto__', '<img src=x>']) {
      await openApplication(page, `/docs/search?q=${valve.query}&version=${encodeURIComponent(value)}`);
      await expect(version(page), value).toHaveValue('current');
      await expect(results(page).first(), value).toHaveAttribute('href', valve.path);
    }
  });
});
