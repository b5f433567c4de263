import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { home, homeOfV1, homeOfV2, started, thermometer, valve, wiring } from '../support/greenhouse.ts';
import { quiet, recordRequests } from '../support/network.ts';
import {
  field,
  modal,
  ofSearch,
  options,
  search,
  searchButton,
  searchCode,
  searchIndex,
  searchTexts,
} from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/** The first sign that a reader will search. */
const intents: Record<string, (page: Page) => Promise<void>> = {
  'the pointer over the button': (page) => searchButton(page).hover(),
  'the focus on the button': (page) => searchButton(page).focus(),
  'the shortcut': (page) => page.keyboard.press('/'),
};

test.describe('search loads', () => {
  test('nothing before it is wanted, also when the application is there and pages change', async ({ page }) => {
    const requests = recordRequests(page, ofSearch);
    await openApplication(page, home);
    await page.mouse.move(600, 500);
    await page.locator(`.sidebar a[href="${started.path}"]`).click();
    await expect(page.locator('main h1')).toHaveText(started.title);
    await quiet(page);
    expect(requests).toEqual([]);
    expect(page.workers()).toHaveLength(0);
  });

  for (const [name, act] of Object.entries(intents))
    test(`its worker, off the main thread, and one version's index with ${name}, once`, async ({ page }) => {
      test.slow();
      const requests = recordRequests(page, ofSearch);
      await openApplication(page, home);
      expect(requests).toEqual([]);
      expect(page.workers()).toEqual([]);
      const index = page.waitForResponse(searchIndex);
      await act(page);
      expect(new URL((await index).url()).pathname).toBe('/docs/search-index/current/index.json');
      if ((await modal(page).count()) === 0) await page.keyboard.press('Control+k');
      for (const query of [wiring.query, thermometer.query]) await search(page, query);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await searchButton(page).hover();
      await search(page, valve.query);
      await expect(options(page).first().locator('.search-snippet mark').first()).toBeVisible();
      expect(requests.filter((path) => searchIndex.test(path))).toHaveLength(1);
      expect(requests.filter((path) => searchTexts.test(path)).length).toBeGreaterThan(0);
      expect(requests).toHaveLength(new Set(requests).size);
      expect(requests.filter((path) => searchCode.test(path)).map((path) => /(\w+)-/.exec(path)![1])).toEqual(
        expect.arrayContaining(['SearchModal', 'worker']),
      );
      expect(requests.filter((path) => path.includes('algolia'))).toEqual([]);
      expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
        expect.stringMatching(/^\/docs\/assets\/.*worker.*\.js$/),
      ]);
    });

  test("the reader's version, and another when they go there; results are of the version that is read", async ({
    page,
  }) => {
    const requests = recordRequests(page, searchIndex);
    const loaded: string[] = [];
    for (const [name, path] of Object.entries({ v1: homeOfV1, v2: homeOfV2 })) {
      await openApplication(page, path);
      await page.keyboard.press('/');
      await expect(field(page)).toHaveAttribute('placeholder', `Search ${name}`);
      await search(page, valve.query);
      loaded.push(`/docs/search-index/${name}/index.json`);
      expect(requests).toEqual(loaded);
      const links = await options(page).evaluateAll((list) => list.map((link) => link.getAttribute('href')!));
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !link.startsWith(path))).toEqual([]);
    }
  });
});
