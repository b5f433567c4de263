import { openApplication } from '../support/application.ts';
import { found } from '../support/search-page.ts';
import { holdRequests } from '../support/network.ts';
import {
  announced,
  field,
  groups,
  hrefs,
  misspelt,
  modal,
  nonsense,
  openAndSearch,
  options,
  rareWord,
  search,
  searchIndex,
} from '../support/search.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test.describe('results in the modal', () => {
  test('are grouped by page, once each, with section, snippet and marked words', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera permissions');
    const listed = await groups(page).evaluateAll((list) =>
      list.map((group) => ({
        title: document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent,
        links: [...group.querySelectorAll('[role=option]')].map((option) => option.getAttribute('href')!),
      })),
    );
    expect(listed.length).toBeGreaterThan(2);
    const paths = listed.map(({ links }) => new Set(links.map((link) => link.split('#')[0])));
    for (const group of paths) expect(group.size).toBe(1);
    expect(new Set(paths.flatMap((group) => [...group])).size).toBe(listed.length);
    const links = listed.flatMap((group) => group.links);
    expect(new Set(links).size).toBe(links.length);
    expect(links.some((link) => link.includes('#'))).toBe(true);

    await expect(groups(page).first().locator('.search-page-title')).toContainText('Camera');
    const section = options(page)
      .filter({ has: page.locator('.search-section mark') })
      .first();
    await expect(section.locator('.search-section mark').first()).toHaveText(/camera|permission/i);
    await expect(modal(page).locator('.search-snippet mark').first()).toHaveText(/camera|permission/i);
  });

  test('each name a page once: its own result has the title, or is below it', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const query of ['camera', 'getPhoto', 'push notifications', 'configuration']) {
      await search(page, query);
      await expect(modal(page).locator('.search-snippet mark').first()).toBeVisible();
      const titles = await groups(page).evaluateAll((list) =>
        list.map((group) => ({
          title: document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent,
          seen: [...group.querySelectorAll('.search-page-title > :first-child, .search-section')]
            .filter((element) => element.getBoundingClientRect().width > 1)
            .map((element) => element.textContent),
        })),
      );
      expect(titles.length).toBeGreaterThan(0);
      for (const { title, seen } of titles) {
        expect(title).toContain(seen[0]);
        expect(seen.slice(1)).not.toContain(seen[0]);
      }
      const names = await options(page).evaluateAll((list) => list.map((option) => option.textContent.trim()));
      expect(names).not.toContain('');
    }
  });

  test('an exact name comes first, at its own place on the page', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'getCurrentPosition');
    await expect(options(page).first().locator('.search-section')).toContainText('getCurrentPosition');
    expect((await hrefs(options(page)))[0]).toMatch(/\/apis\/geolocation#getcurrentposition/i);
  });

  test('follow every keystroke', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'geol');
    await expect(options(page).first()).toContainText('Geolocation');
    await search(page, 'geolocatoin');
    await expect(options(page).first()).toContainText('Geolocation');
    await field(page).fill('');
    await expect(options(page)).toHaveCount(0);
    await expect(announced(page)).toHaveText('');
  });

  test('are of the version that is read', async ({ page }) => {
    await openApplication(page, '/docs/v3/');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveAttribute('placeholder', 'Search v3');
    await search(page, 'camera');
    const links = await hrefs(options(page));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith('/docs/v3/'))).toEqual([]);
  });

  test('are of the preferred version where the page has none', async ({ page }) => {
    await storeBefore(page, { 'docs.preferred-version.default': 'v2' });
    await openAndSearch(page, '/docs/search', 'camera');
    expect((await hrefs(options(page))).filter((link) => !link.startsWith('/docs/v2/'))).toEqual([]);
  });

  test('hold no markup, however they were asked for', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const query of [
      '<img src=x onerror="window.harmed=1">',
      '</mark><script>',
      '.*+?^${}()|[]\\',
      '%',
      '👩‍👩‍👧 مرحبا',
    ]) {
      await search(page, query);
      await expect(modal(page).locator('img, script')).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});

test.describe('the footer of the modal', () => {
  const footer = (page: Parameters<typeof modal>[0]) =>
    modal(page).getByRole('link', { name: /^See all \d+ results$/ });

  test('counts the results and leads to the search page, also from there', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const query of ['c', 'camera']) {
      await search(page, query);
      const count = (await footer(page).textContent())!.match(/\d+/)![0];
      await expect(announced(page)).toHaveText(`${count} results`);
      await footer(page).click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === '/docs/search' && url.search === `?q=${query}`);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(query);
      expect(await found(page)).toBe(Number(count));
    }
  });

  test('in an older version takes the version along, and the count is the same there', async ({ page }) => {
    await openAndSearch(page, '/docs/v3/', 'camera & more');
    const count = (await footer(page).textContent())!.match(/\d+/)![0];
    await footer(page).click();
    await expect(page).toHaveURL((url) => url.search === '?q=camera%20%26%20more&version=v3');
    expect(await found(page)).toBe(Number(count));
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v3');
  });

  test('is not there without results', async ({ page }) => {
    await openAndSearch(page, '/docs/', nonsense);
    await expect(modal(page).getByRole('link', { name: /See all/ })).toHaveCount(0);
  });
});

test.describe('for screen readers the modal', () => {
  test('is a combobox over a listbox of labelled groups', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await search(page, 'camera');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const list = modal(page).getByRole('listbox', { name: 'Results' });
    await expect(list).toHaveAttribute('id', (await field(page).getAttribute('aria-controls'))!);
    await expect(list.getByRole('group', { name: /^Camera/ }).first()).toBeVisible();
    expect(await list.getByRole('option').count()).toBe(await groups(page).getByRole('option').count());
    for (const at of [0, 1]) {
      const id = await options(page).nth(at).getAttribute('id');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id!);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
  });

  test('says how many results there are', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera');
    await expect(announced(page)).toHaveText(/^[1-9]\d* results$/);
    await field(page).fill(nonsense);
    await expect(announced(page)).toHaveText('0 results');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('says what to try without results, and that it is loading, in regions that are there before', async ({
    page,
  }) => {
    const index = await holdRequests(page, searchIndex);
    await openApplication(page, '/docs/v2/');
    await page.keyboard.press('/');
    const regions = modal(page).locator('div[role=status]');
    await expect(regions).toHaveCount(2);
    await regions.evaluateAll((list) => list.forEach((region) => region.setAttribute('data-early', '')));
    const inRegion = (text: string) => modal(page).locator('[data-early]').filter({ hasText: text });
    await field(page).fill(rareWord);
    await index.asked;
    await expect(inRegion('Loading')).toHaveCount(1);
    await expect(modal(page).locator('[aria-busy=true] [role=status]', { hasText: 'Loading' })).toHaveCount(0);
    index.release();
    await expect(inRegion('There are results in v4')).toHaveCount(1);
    await field(page).fill(misspelt.query);
    await expect(inRegion(`Did you mean ${misspelt.meant}?`)).toHaveCount(1);
    await field(page).fill('camera');
    await expect(options(page).first()).toBeVisible();
    await expect(regions).toHaveText(['', '']);
  });

  test('has no tab stop at which no key does anything', async ({ page }) => {
    // Low enough for the list and what is around it to scroll.
    await page.setViewportSize({ width: 1280, height: 300 });
    await openAndSearch(page, '/docs/', 'camera');
    await field(page).focus();
    const stops: string[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement!.localName));
    }
    expect(stops.filter((name) => !['a', 'button', 'input', 'body'].includes(name))).toEqual([]);
    expect(stops).toContain('a');
  });

  test('keeps the focus inside', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera');
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
  });
});
