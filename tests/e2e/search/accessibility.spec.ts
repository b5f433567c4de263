import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { colorRules, violations } from '../support/axe.ts';
import { home, homeOfV1, misspelt, nonsense, rareWord, thermometer, valve } from '../support/greenhouse.ts';
import { results } from '../support/search-page.ts';
import { field, modal, search, searchIndex } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/** @param within What has changed since the last look at all of the page. */
async function expectNothing(page: Page, state: string, within?: string): Promise<void> {
  const setMode = (mode: string) => page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
  const look = (rules?: string[]) =>
    violations(page, (axe) => {
      if (within) axe.include(within);
      return rules ? axe.withRules(rules) : axe;
    });
  await setMode('light');
  expect(await look(), `${state}, light`).toEqual([]);
  await setMode('dark');
  expect(await look(colorRules), `${state}, dark`).toEqual([]);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`axe finds nothing, light and dark, at ${viewport.width} px`, () => {
    test.use({ viewport });
    // Each look is at hundreds of elements.
    test.slow();

    test('in the search window: empty, recent, results, nothing, other versions', async ({ page }) => {
      await openApplication(page, homeOfV1);
      await page.keyboard.press('/');
      await expect(modal(page)).toContainText('Type a name');
      await expectNothing(page, 'empty');
      for (const query of [valve.query, misspelt.query, rareWord, nonsense]) {
        await search(page, query);
        if (query === valve.query) await expect(modal(page).locator('.search-snippet mark').first()).toBeVisible();
        else await expect(modal(page).locator('.search-hints')).toContainText(/Did you mean|There are|Try/);
        await expectNothing(page, query, '.search-modal');
      }
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await page.evaluate(() => localStorage.setItem('docs.recent-searches', '["valve","thermometer"]'));
      await page.keyboard.press('/');
      await expect(modal(page).getByRole('region', { name: 'Recent searches' })).toBeVisible();
      await expectNothing(page, 'recent', '.search-modal');
    });

    test('in the search window and on the search page with an error', async ({ page }) => {
      await page.route(searchIndex, (route) => route.fulfill({ status: 503 }));
      await openApplication(page, home);
      await page.keyboard.press('/');
      await field(page).fill(valve.query);
      await expect(modal(page).getByRole('alert')).toBeVisible();
      await expectNothing(page, 'window');
      await openApplication(page, `/docs/search?q=${valve.query}`);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectNothing(page, 'page');
    });

    test('on the search page, and where words are marked', async ({ page }) => {
      for (const query of [`q=${valve.query}&version=all`, `q=${misspelt.query}`, `q=${rareWord}&version=v1`]) {
        await openApplication(page, `/docs/search?${query}`);
        await expect(page.locator('.search-snippet mark, .search-hints p').first()).toBeVisible();
        await expectNothing(page, query, query.endsWith('all') ? undefined : 'main');
      }
      await openApplication(page, `/docs/search?q=${thermometer.query}`);
      await results(page).first().click();
      await expect(page.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
      await expectNothing(page, 'marks');
    });
  });
