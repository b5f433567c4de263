import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { home, homeOfV1, misspelt, rareWord, valve } from '../support/greenhouse.ts';
import { count } from '../support/search-page.ts';
import { field, modal, openAndSearch, options, search, searchIndex } from '../support/search.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Whatever can be tapped and is too small for it. */
function smallTargets(page: Page, within: string): Promise<string[]> {
  return page
    .locator(`${within} :is(a, button, input, select)`)
    .evaluateAll((list) =>
      list
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
        .map((element) => `${element.getBoundingClientRect().height} ${element.outerHTML.slice(0, 80)}`),
    );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.search-modal, .search-answer, .search-options')].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  );
  expect(Math.max(...excess)).toBeLessThanOrEqual(0);
}

test.describe('search on a phone', () => {
  test('the window fills the screen and one touch closes it', async ({ page }) => {
    await openApplication(page, home);
    await page.locator('.navbar').getByRole('button', { name: 'Search' }).tap();
    await expect(field(page)).toBeFocused();
    expect(await modal(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(modal(page).locator('.icon-close:visible')).toHaveCount(1);
    await modal(page).getByRole('button', { name: 'Close search' }).tap();
    await expect(modal(page)).toHaveCount(0);
  });

  test('its field is large enough not to be zoomed into', async ({ page }) => {
    await openAndSearch(page, home, valve.query);
    for (const input of [field(page), page.locator('main input'), page.locator('main select')]) {
      if (!(await input.count())) await openApplication(page, '/docs/search');
      expect(
        await input.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ).toBeGreaterThanOrEqual(16);
    }
  });

  test('everything that can be tapped is at least 44 px high, and nothing scrolls sideways', async ({ page }) => {
    await storeBefore(page, { 'docs.recent-searches': JSON.stringify([valve.query, 'long '.repeat(30).trim()]) });
    await openApplication(page, homeOfV1);
    expect(await smallTargets(page, '.navbar form')).toEqual([]);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(modal(page).getByRole('region', { name: 'Recent searches' })).toBeVisible();
    expect(await smallTargets(page, '.search-modal')).toEqual([]);
    await expectNoSidewaysScroll(page);
    for (const query of ['water the beds of the house with a valve', rareWord, misspelt.query, 'x'.repeat(300)]) {
      await search(page, query);
      if (query === rareWord) await expect(modal(page).locator('.search-hints a').first()).toBeVisible();
      expect(await smallTargets(page, '.search-modal'), query).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });

  test('so is the button of the error state', async ({ page }) => {
    await page.route(searchIndex, (route) => route.abort());
    await openApplication(page, home);
    await page.keyboard.press('/');
    await field(page).fill(valve.query);
    await expect(modal(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await smallTargets(page, '.search-modal')).toEqual([]);
  });

  test('the footer stays in view, a tap opens a result, and its marks can be removed', async ({ page }) => {
    await openAndSearch(page, home, valve.query);
    await expect(modal(page).getByRole('link', { name: /See all/ })).toBeInViewport();
    const titles = await modal(page)
      .locator('.search-page-title > :first-child')
      .evaluateAll((list) => list.map((title) => title.getBoundingClientRect().width / innerWidth));
    expect(Math.max(...titles)).toBeGreaterThan(0.75);
    await options(page).nth(1).tap();
    await expect(modal(page)).toHaveCount(0);
    const remove = page.getByRole('button', { name: 'Remove highlights' });
    await expect(remove).toBeInViewport();
    await expect(remove.locator('kbd')).toBeHidden();
    expect(await smallTargets(page, '.remove-marks')).toEqual([]);
    await remove.tap();
    await expect(remove).toHaveCount(0);
  });

  test('the search page has room for a thumb', async ({ page }) => {
    for (const query of [valve.query, misspelt.query]) {
      await openApplication(page, `/docs/search?q=${query}`);
      await expect(count(page)).toHaveText(/found$/);
      expect(await smallTargets(page, '.search-form')).toEqual([]);
      expect(await smallTargets(page, '.search-hints')).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
});
