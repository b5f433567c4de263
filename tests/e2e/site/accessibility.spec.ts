import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { allPaths, notFoundPath } from '../support/pages.ts';
import { field, misspelt, modal, nonsense, rareWord, search, searchIndex } from '../support/search.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const longPage = '/docs/apis/camera';
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** The colour modes differ in nothing else. Three quarters of axe's time go here. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** One page of each kind. */
const kinds = [
  '/docs/',
  '/docs/getting-started',
  longPage,
  '/docs/cli',
  '/docs/v2/',
  '/docs/search',
  notFoundPath,
  '/docs/__docusaurus/debug/config',
];

/** With AXE=all, which takes half an hour, every page is looked at in every way. */
const all = process.env['AXE'] === 'all';

/** All of the latest version and the engine's own, and some of the others: they are made of the same parts. */
function someOfOld(paths: string[]): string[] {
  if (all) return paths;
  const isOld = (path: string): boolean => /^\/docs\/v\d/.test(path);
  const old = paths.filter(isOld);
  return [...paths.filter((path) => !isOld(path)), ...old.filter((_, place) => place % 8 === 0)];
}

/** What axe finds, short enough to read in a report. */
async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder = (axe) => axe): Promise<string[]> {
  // Describing what is right would take most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await choose(axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim()}`,
    ),
  );
}

for (const viewport of [desktop, phone]) {
  // On a phone colours are what they are on a desktop: there, one page of each kind is enough for them.
  const colorPaths = (paths: string[]) => (all || viewport === desktop ? someOfOld(paths) : kinds);

  test(`axe finds nothing on the pages at ${viewport.width} px`, async ({ page, request }) => {
    const every = await allPaths(request);
    const paths = viewport === desktop ? every : someOfOld(every);
    test.setTimeout(30_000 + paths.length * 10_000);
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      expect.soft(await violations(page, (axe) => axe.disableRules(colorRules)), path).toEqual([]);
    }
  });

  test(`axe finds no bad contrast, light and dark, at ${viewport.width} px`, async ({ page, request }) => {
    const paths = colorPaths(await allPaths(request));
    test.setTimeout(30_000 + paths.length * 20_000);
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      for (const mode of ['light', 'dark']) {
        await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
        expect.soft(await violations(page, (axe) => axe.withRules(colorRules)), `${path}, ${mode}`).toEqual([]);
      }
    }
  });

  for (const mode of ['light', 'dark']) {
    test.describe(`axe finds nothing in what opens, ${mode}, at ${viewport.width} px`, () => {
      test.use({ viewport });
      // axe takes long for a long page.
      test.describe.configure({ timeout: 180_000 });
      test.beforeEach(({ page }) => storeBefore(page, { 'docs.color-mode': mode }));

      test('the search window: empty, recent, results, nothing, other versions', async ({ page }) => {
        await openApplication(page, '/docs/v2/');
        await page.keyboard.press('/');
        await expect(modal(page)).toContainText('Type a name');
        expect(await violations(page), 'empty').toEqual([]);
        for (const query of ['camera', misspelt.query, rareWord, nonsense]) {
          await search(page, query);
          if (query === 'camera') await expect(modal(page).locator('.search-snippet mark').first()).toBeVisible();
          else await expect(modal(page).locator('.search-hints')).toContainText(/Did you mean|There are|Try/);
          expect(await violations(page), query).toEqual([]);
        }
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
        await page.evaluate(() => localStorage.setItem('docs.recent-searches', '["camera","geolocation"]'));
        await page.keyboard.press('/');
        await expect(modal(page).getByRole('region', { name: 'Recent searches' })).toBeVisible();
        expect(await violations(page), 'recent').toEqual([]);
      });

      test('the search window and the search page with an error', async ({ page }) => {
        await page.route(searchIndex, (route) => route.fulfill({ status: 503 }));
        await openApplication(page, '/docs/');
        await page.keyboard.press('/');
        await field(page).fill('camera');
        await expect(modal(page).getByRole('alert')).toBeVisible();
        expect(await violations(page), 'window').toEqual([]);
        await openApplication(page, '/docs/search?q=camera');
        await expect(page.locator('main').getByRole('alert')).toBeVisible();
        expect(await violations(page), 'page').toEqual([]);
      });

      test('the search page, and marks on the page that a result leads to', async ({ page }) => {
        for (const query of ['q=camera&version=all', `q=${misspelt.query}`, `q=${rareWord}&version=v2`]) {
          await openApplication(page, `/docs/search?${query}`);
          await expect(page.locator('.search-snippet mark, .search-hints p').first()).toBeVisible();
          expect(await violations(page), query).toEqual([]);
        }
        await openApplication(page, '/docs/search?q=haptics');
        await page.locator('.search-results h2 a').first().click();
        await expect(page.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
        expect(await violations(page), 'marks').toEqual([]);
      });

      test(viewport === phone ? 'the drawer, both panels' : 'a menu', async ({ page }) => {
        await openApplication(page, longPage);
        const opened =
          viewport === phone ? page.getByRole('dialog', { name: 'Menu' }) : page.locator('.menu-panel:popover-open');
        await page.getByRole('button', { name: viewport === phone ? 'Open menu' : 'Community' }).click();
        await expect(opened.getByRole('link').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        if (viewport !== phone) return;
        await opened.getByRole('button', { name: /Main menu/ }).click();
        await expect(opened.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

test('every page has one h1, its landmarks, each id once, and the skip link first', async ({ page, request }) => {
  const paths = await allPaths(request);
  test.setTimeout(30_000 + paths.length * 2000);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => ({
      h1: document.querySelectorAll('h1').length,
      landmarks: ['header', 'main#content', 'footer', 'nav[aria-label=Main]'].filter(
        (selector) => document.querySelectorAll(selector).length !== 1,
      ),
      repeated: [...document.querySelectorAll('[id]')]
        .map(({ id }) => id)
        .filter((id, place, ids) => ids.indexOf(id) < place),
      unnamed: [...document.querySelectorAll('nav')].filter((nav) => !nav.ariaLabel).length,
      first: document.querySelector('a[href], button, input, select, summary, [tabindex="0"]')?.className,
    }));
    expect(found, path).toEqual({ h1: 1, landmarks: [], repeated: [], unnamed: 0, first: 'skip-link' });
  }
});

test('what has the focus shows it', async ({ page }) => {
  await openApplication(page, longPage);
  const seen = new Set<string>();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const { name, outline } = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return {
        name: document.activeElement!.outerHTML.slice(0, 80),
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
    seen.add(name);
    expect(outline, name).toBeGreaterThanOrEqual(2);
  }
  expect(seen.size).toBeGreaterThan(25);
});

test('no page scrolls sideways, from 320 to 1280 px and at 200% zoom', async ({ browser, request, baseURL }) => {
  const paths = await allPaths(request);
  test.setTimeout(60_000 + paths.length * 5000);
  for (const deviceScaleFactor of [1, 2]) {
    const context = await browser.newContext({ baseURL: baseURL!, deviceScaleFactor });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      for (const width of deviceScaleFactor === 2 ? [640] : [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await painted(page);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await context.close();
  }
});
