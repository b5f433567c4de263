import { openApplication } from '../support/application.ts';
import { count, version } from '../support/search-page.ts';
import {
  frost,
  home,
  homeOfV2,
  kinds,
  letter,
  schedule,
  synonym,
  thermometer,
  valve,
  wiring,
} from '../support/greenhouse.ts';
import { announced, field, groups, hrefs, modal, openAndSearch, options, search } from '../support/search.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test.describe('results in the modal', () => {
  test('are grouped by page, once each, with section, snippet and marked words', async ({ page }) => {
    await openAndSearch(page, home, wiring.query);
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

    await expect(groups(page).first().locator('.search-page-title')).toContainText(valve.title);
    // The page's own icon, and that of its kind where it has none.
    const icon = groups(page).first().locator('.search-type use');
    await expect(icon).toHaveAttribute('href', '/docs/img/icons.svg#valve');
    await expect(groups(page).locator('.search-type use')).toHaveCount(1);

    const section = options(page)
      .filter({ has: page.locator('.search-section mark') })
      .first();
    await expect(section.locator('.search-section mark').first()).toHaveText(wiring.words);
    await expect(modal(page).locator('.search-snippet mark').first()).toHaveText(wiring.words);
  });

  test('each name a page once: its own result has the title, or is below it', async ({ page }) => {
    await openApplication(page, home);
    for (const query of [valve.query, kinds.member.query, frost.more, schedule.query]) {
      await search(page, query);
      await expect(modal(page).locator('.search-snippet').first()).toHaveText(/\S/);
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

  test('are sections, members, keys and options: an exact name comes first, at its own place on the page', async ({
    page,
  }) => {
    await openApplication(page, home);
    for (const { query, href } of Object.values(kinds)) {
      await search(page, query);
      await expect(options(page).first().locator('.search-section')).toContainText(new RegExp(query, 'i'));
      expect((await hrefs(options(page)))[0]).toBe(href);
    }
  });

  test('follow every keystroke, forgive a typo and know synonyms', async ({ page }) => {
    await openApplication(page, home);
    for (const query of [thermometer.beginning, thermometer.misspelt]) {
      await search(page, query);
      await expect(options(page).first()).toContainText(thermometer.title);
    }
    await search(page, synonym);
    await expect(options(page).first()).toContainText(valve.title);
    await field(page).fill('');
    await expect(options(page)).toHaveCount(0);
    await expect(announced(page)).toHaveText('');
  });

  test('are of the preferred version where the page has none', async ({ page }) => {
    await storeBefore(page, { 'docs.preferred-version.default': 'v1' });
    await openAndSearch(page, '/docs/search', valve.query);
    expect((await hrefs(options(page))).filter((link) => !link.startsWith('/docs/v1/'))).toEqual([]);
  });

  test('hold no markup, however they were asked for', async ({ page }) => {
    await openApplication(page, home);
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
    await openApplication(page, home);
    for (const query of [letter, valve.query]) {
      await search(page, query);
      const total = (await footer(page).textContent())!.match(/\d+/)![0];
      await expect(announced(page)).toHaveText(`${total} results`);
      await footer(page).click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === '/docs/search' && url.search === `?q=${query}`);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(query);
      // Until the answer is there, that of the query before it is shown.
      await expect(count(page)).toHaveText(`${total} documents found`);
    }
  });

  test('in an older version takes the version along, and the count is the same there', async ({ page }) => {
    await openAndSearch(page, homeOfV2, `${valve.query} & more`);
    const total = (await footer(page).textContent())!.match(/\d+/)![0];
    await footer(page).click();
    await expect(page).toHaveURL((url) => url.search === `?q=${valve.query}%20%26%20more&version=v2`);
    await expect(count(page)).toHaveText(`${total} documents found`);
    await expect(version(page)).toHaveValue('v2');
  });
});
