import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { home, thermometer, valve } from '../support/greenhouse.ts';
import { field, modal, openAndSearch, options, search } from '../support/search.ts';
import { forbidStorage, storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const key = 'docs.recent-searches';
const recent = (page: Page) => modal(page).getByRole('region', { name: 'Recent searches' });
const queries = (page: Page) => recent(page).locator('li button:first-child');

async function openModal(page: Page, path = home): Promise<void> {
  await openApplication(page, path);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test.describe('recent searches', () => {
  test('at first there are none, and the window says what can be typed', async ({ page }) => {
    await openModal(page);
    await expect(modal(page)).toContainText('Type a name');
    await expect(recent(page)).toHaveCount(0);
  });

  test('hold what led somewhere, latest first, once each; what was only typed is not kept', async ({
    page,
    context,
  }) => {
    await openAndSearch(page, home, valve.query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === valve.path);
    await expect(page.locator('main h1')).toHaveText(valve.title);
    await search(page, thermometer.query);
    await modal(page)
      .getByRole('link', { name: /See all/ })
      .click();
    await expect(page).toHaveURL((url) => url.search === `?q=${thermometer.query}`);
    await expect(modal(page)).toHaveCount(0);
    await search(page, 'only typed');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await search(page, ` ${valve.query} `);
    const tab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await tab).close();
    await field(page).fill('');
    await expect(queries(page)).toHaveText([valve.query, thermometer.query]);
    await openModal(page);
    await expect(queries(page)).toHaveText([valve.query, thermometer.query]);
  });

  test('a search sent on the search page is one', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await page.getByRole('searchbox', { name: 'Search' }).fill('deep beds');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await expect(queries(page)).toHaveText(['deep beds']);
  });

  test('one that is chosen is searched for again, with the pointer or the keyboard', async ({ page }) => {
    await storeBefore(page, { [key]: JSON.stringify([thermometer.query, valve.query]) });
    await openModal(page);
    await queries(page).nth(1).click();
    await expect(field(page)).toHaveValue(valve.query);
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toContainText(valve.title);
    await field(page).fill('');
    await expect(queries(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(queries(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(thermometer.query);
  });

  test('one can be removed, for good; the focus stays in the window', async ({ page }) => {
    await storeBefore(page, { [key]: JSON.stringify([thermometer.query, valve.query]) });
    await openModal(page);
    await recent(page)
      .getByRole('button', { name: `Forget “${thermometer.query}”` })
      .click();
    await expect(queries(page)).toHaveText([valve.query]);
    await expect(field(page)).toBeFocused();
    expect(await stored(page, key)).toBe(JSON.stringify([valve.query]));
    await recent(page)
      .getByRole('button', { name: `Forget “${valve.query}”` })
      .click();
    await expect(recent(page)).toHaveCount(0);
    await openModal(page);
    await expect(modal(page)).toContainText('Type a name');
    await expect(recent(page)).toHaveCount(0);
  });

  test('a stored value that is no list of queries counts as none', async ({ page }) => {
    // A document for each of them.
    test.slow();
    await page.goto(home);
    for (const value of [
      'nonsense',
      '{"length":3}',
      '[1,null,{"a":1},["valve"],"","  "]',
      'null',
      `["${'x'.repeat(5000)}"]`,
    ])
      await test.step(value.slice(0, 30), async () => {
        await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value]);
        await openModal(page);
        await expect(modal(page)).toContainText('Type a name');
        await expect(recent(page)).toHaveCount(0);
        await search(page, valve.query);
        await page.keyboard.press('Enter');
        await expect(modal(page)).toHaveCount(0);
        expect(await stored(page, key)).toBe(JSON.stringify([valve.query]));
      });
  });

  test('stored markup is text', async ({ page }) => {
    const evil = '<img src=x onerror="window.harmed=true">';
    await storeBefore(page, { [key]: JSON.stringify([evil, evil]) });
    await openModal(page);
    await expect(queries(page)).toHaveText([evil]);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  test('without storage searching works all the same', async ({ page }) => {
    await forbidStorage(page);
    await openAndSearch(page, home, valve.query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === valve.path);
  });
});
