import { openApplication } from '../support/application.ts';
import { home, homeOfV1, misspelt, nonsense, rareWord, valve } from '../support/greenhouse.ts';
import { recordRequests } from '../support/network.ts';
import { count, field as pageField, hints, results } from '../support/search-page.ts';
import { field, modal, openAndSearch, options, search, searchIndex } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('no result', () => {
  test('says so, and what to do; a spelling is suggested, and can be followed', async ({ page }) => {
    await openAndSearch(page, home, nonsense);
    const heading = modal(page).getByRole('heading', { name: `No results for “${nonsense}”`, exact: true });
    await expect(heading).toHaveCSS('font-size', '18px');
    await expect(modal(page)).toContainText('Try different');
    await expect(modal(page).locator('.illustration svg')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await expect(modal(page).getByRole('link', { name: /See all/ })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/$/);
    await expect(modal(page).getByRole('navigation', { name: 'Common tasks' }).getByRole('link')).toHaveCount(2);
    await expect(modal(page).getByRole('link', { name: 'Ask in the forum' })).toHaveAttribute('href', /forum$/);
    await search(page, misspelt.query);
    const closest = modal(page).getByRole('region', { name: 'Closest pages' }).getByRole('link');
    await expect(closest.first()).toContainText(new RegExp(misspelt.meant, 'i'));
    expect(await closest.count()).toBeLessThanOrEqual(3);
    await modal(page).getByRole('button', { name: misspelt.meant, exact: true }).click();
    await expect(field(page)).toHaveValue(misspelt.meant);
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toContainText(new RegExp(misspelt.meant, 'i'));
  });

  test('other versions that have results are offered, and lead to them; with results they are not looked into', async ({
    page,
  }) => {
    const requests = recordRequests(page, searchIndex);
    await openAndSearch(page, homeOfV1, valve.query);
    await expect(modal(page).locator('.search-snippet mark').first()).toBeVisible();
    expect(requests).toEqual(['/docs/search-index/v1/index.json']);
    await search(page, rareWord);
    const offers = modal(page).locator('.search-hints a');
    await expect(offers).toHaveText([/^v3 \(\d+\)$/, /^v2 \(\d+\)$/]);
    expect([...requests].sort()).toEqual(
      ['current', 'v1', 'v2'].map((name) => `/docs/search-index/${name}/index.json`),
    );
    await offers.nth(1).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/docs/search' && url.search === `?q=${rareWord}&version=v2`,
    );
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('.search-results a').first()).toHaveAttribute('href', /^\/docs\/v2\//);
  });

  test('an offer that cannot be made is left out', async ({ page }) => {
    await page.route('**/search-index/v2/index.json', (route) => route.fulfill({ status: 503 }));
    await openAndSearch(page, homeOfV1, rareWord);
    await expect(modal(page)).toContainText('No results');
    await expect(modal(page).locator('.search-hints a')).toHaveText([/^v3 \(\d+\)$/]);
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
  });

  test('on the search page the same, and the focus is in the field after a suggestion was followed', async ({
    page,
  }) => {
    await openApplication(page, `/docs/search?q=${misspelt.query}`);
    const main = page.getByRole('main');
    await expect(count(page)).toHaveText('No results found');
    await main.getByRole('button', { name: misspelt.meant, exact: true }).click();
    await expect(page).toHaveURL((url) => url.search === `?q=${misspelt.meant}`);
    await expect(results(page).first()).toBeVisible();
    await expect(pageField(page)).toBeFocused();
    await openApplication(page, `/docs/search?q=${rareWord}&version=v1`);
    await main.getByRole('link', { name: /^v3/ }).click();
    await expect(page).toHaveURL((url) => url.search === `?q=${rareWord}&version=current`);
    await expect(count(page)).toHaveText('1 document found');
  });

  test('on the search page the hints are announced, of what is typed now, and gone when there are results', async ({
    page,
  }) => {
    await openApplication(page, '/docs/search');
    await expect(hints(page)).toBeEmpty();
    await hints(page).evaluate((region) => region.setAttribute('data-early', ''));
    const announced = page.locator('[data-early]');
    await pageField(page).fill(misspelt.query);
    await expect(announced).toHaveText(`Did you mean ${misspelt.meant}?`);
    await expect(page.locator('.search-results')).toHaveCount(0);
    await pageField(page).fill(valve.query);
    await expect(announced).toBeEmpty();
    await pageField(page).fill('');
    for (const key of 'kubernetes') {
      await pageField(page).press(key);
      await expect(count(page)).toHaveText(/found$/);
    }
    await expect(announced).toHaveText('Try different or fewer words.');
    const box = page.getByRole('main').locator('.search-hints');
    const drawing = page.getByRole('main').locator('.illustration svg');
    await expect(box).toHaveCount(1);
    await expect(drawing).toBeVisible();
    await pageField(page).fill(valve.query);
    await expect(results(page).first()).toHaveText(valve.title);
    await expect(box).toHaveCount(0);
    await expect(drawing).toHaveCount(0);
    await expect(announced).toBeEmpty();
  });
});
