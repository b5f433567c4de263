import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openApplication, startApplication } from '../support/application.ts';
import { frost, home, rareWord, thermometer, valve } from '../support/greenhouse.ts';
import { count, field, listed, restingScroll, results, scroll, scrollPast } from '../support/search-page.ts';
import { hrefs } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const both = `${thermometer.query} ${valve.query}`;

test.describe('the history of the search page', () => {
  test('back and forward restore query, results and scroll', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${valve.query}`);
    await markDocument(page);
    await scrollPast(page, await listed(page));
    const length = await results(page).count();
    await results(page).nth(12).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    const before = await restingScroll(page);
    const target = (await hrefs(results(page)))[12]!;
    await results(page).nth(12).click();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await expect(page.locator('.search-results')).toHaveCount(0);
    await page.goBack();
    await expect(field(page)).toHaveValue(valve.query);
    await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(length);
    await expect.poll(async () => Math.abs((await scroll(page)) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(page.locator('.search-results')).toHaveCount(0);
    await page.goBack();
    await expect.poll(async () => Math.abs((await scroll(page)) - before)).toBeLessThan(5);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a reload keeps query, results and scroll', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${valve.query}`);
    const first = await listed(page);
    await scrollPast(page, first);
    const before = await restingScroll(page);
    await page.reload();
    await startApplication(page);
    await expect.poll(() => results(page).count()).toBeGreaterThan(first);
    await expect.poll(async () => Math.abs((await scroll(page)) - before)).toBeLessThan(5);
  });

  test('Enter keeps what was searched for, once; typing alone does not', async ({ page }) => {
    await openApplication(page, home);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill(frost.query);
    await page.getByRole('link', { name: /See all/ }).click();
    await expect(field(page)).toHaveValue(frost.query);
    const length = await page.evaluate(() => history.length);
    await field(page).fill(thermometer.query);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await field(page).pressSequentially(` ${valve.query}`);
    await expect(page).toHaveURL((url) => url.search === `?q=${both.replace(' ', '%20')}`);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await expect(field(page)).toHaveValue(thermometer.query);
    await expect(page).toHaveURL((url) => url.search === `?q=${thermometer.query}`);
    await expect(results(page).first()).toHaveText(thermometer.title);
    await page.goForward();
    await expect(field(page)).toHaveValue(both);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('forward to another query restores its place in the list', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${rareWord}`);
    await field(page).press('Enter');
    await field(page).fill(valve.query);
    await expect(count(page)).toHaveText(/^\d\d+ documents found$/);
    await scrollPast(page, await listed(page));
    const before = await restingScroll(page);
    await page.goBack();
    await expect(count(page)).toHaveText('1 document found');
    await page.goForward();
    await expect(field(page)).toHaveValue(valve.query);
    await expect.poll(async () => Math.abs((await scroll(page)) - before)).toBeLessThan(5);
  });

  test('what was typed last is there after following a result at once, and back', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await field(page).pressSequentially(valve.query);
    // The first letters find something else first.
    await expect(results(page).first()).toHaveText(valve.title);
    await results(page).first().click();
    await expect(page.locator('main h1')).toHaveText(valve.title);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.search === `?q=${valve.query}`);
    await expect(field(page)).toHaveValue(valve.query);
    await page.reload();
    await startApplication(page);
    await expect(field(page)).toHaveValue(valve.query);
  });
});

test.describe('a browser that limits how often the history is written', () => {
  /** Safari allows 100 within 30 seconds. */
  const limitHistory = (page: Page, limit: number) =>
    page.addInitScript((most) => {
      let writes = 0;
      for (const method of ['pushState', 'replaceState'] as const) {
        const write = history[method];
        history[method] = function (...change) {
          if (++writes > most) throw new DOMException('Attempt to use the history too often', 'SecurityError');
          write.apply(this, change);
        };
      }
    }, limit);

  test('is not asked for every letter', async ({ page }) => {
    await limitHistory(page, 100);
    await openApplication(page, '/docs/search');
    const text = `${valve.query} `.repeat(18).trim();
    // Within the page: keys that a busy machine takes a minute for would be so rare that each may be written.
    await field(page).evaluate((input, typed) => {
      input.focus();
      for (const letter of typed) document.execCommand('insertText', false, letter);
    }, text);
    await expect(field(page)).toHaveValue(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
  });

  test('and refuses, searches all the same', async ({ page }) => {
    await limitHistory(page, 0);
    await openApplication(page, '/docs/search');
    await field(page).pressSequentially(valve.query);
    await expect(field(page)).toHaveValue(valve.query);
    await expect(results(page).first()).toHaveText(valve.title);
    await field(page).press('Enter');
    await scrollPast(page, await listed(page));
    await field(page).fill(rareWord);
    await expect(count(page)).toHaveText('1 document found');
    await results(page).first().click();
    await expect(page.locator('.search-results')).toHaveCount(0);
  });
});
