import { isSameDocument, markDocument, openApplication, painted } from '../support/application.ts';
import { home, kinds, thermometer, valve } from '../support/greenhouse.ts';
import { holdRequests } from '../support/network.ts';
import { field, groups, hrefs, modal, openAndSearch, options, search, searchIndex } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('choosing in the search modal', () => {
  test('the list begins anew with each query, and the page behind stays where it is', async ({ page }) => {
    await openAndSearch(page, home, valve.query);
    const list = modal(page).getByRole('listbox');
    for (let step = 0; step < (await options(page).count()) - 1; step++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('Backspace');
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(0);
    await page.mouse.move(20, 600);
    await page.mouse.wheel(0, 400);
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('arrow keys choose, around the ends and in view; Enter goes there', async ({ page }) => {
    await openApplication(page, home);
    await markDocument(page);
    await search(page, valve.query);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const chosen = () =>
      options(page).evaluateAll((list) => list.flatMap((option, at) => (option.ariaSelected === 'true' ? [at] : [])));
    const count = await options(page).count();
    expect(count).toBeGreaterThan(2);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toEqual([count - 1]);
    await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toEqual([0]);
    await expect(options(page).first()).toBeInViewport({ ratio: 0.9 });
    await expect(groups(page).first().locator('.search-page-title')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toEqual([1]);
    const href = (await hrefs(options(page)))[1]!;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(modal(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the pointer chooses, keys still work after a click beside the results, and a new query starts at the top', async ({
    page,
  }) => {
    await openAndSearch(page, home, valve.query);
    await modal(page)
      .getByRole('listbox')
      .click({ position: { x: 3, y: 3 } });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await options(page).nth(2).hover();
    await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(modal(page).locator('[aria-selected=true]')).toHaveCount(1);
    await page.mouse.move(20, 700);
    await search(page, thermometer.query);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('Enter that comes before the answer goes to the first result of what was typed', async ({ page }) => {
    const index = await holdRequests(page, searchIndex);
    await openApplication(page, home);
    await page.keyboard.press('/');
    await field(page).fill(kinds.member.query);
    await index.asked;
    // Until what answers is there, Enter leads to the search page.
    await expect(field(page)).toHaveAttribute('aria-controls');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    index.release();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === kinds.member.href);
    await expect(modal(page)).toHaveCount(0);
  });

  test('with Control or Meta, Enter and a click open a new tab, with Alt a click saves: the window stays', async ({
    page,
    context,
  }) => {
    await openAndSearch(page, home, valve.query);
    const [first, second] = await hrefs(options(page));
    const isFirst = (url: URL): boolean => url.pathname + url.hash === first;
    for (const act of [
      () => page.keyboard.press('Control+Enter'),
      () => page.keyboard.press('Meta+Enter'),
      () =>
        options(page)
          .first()
          .click({ modifiers: ['Control'] }),
    ]) {
      const opened = context.waitForEvent('page');
      await act();
      const tab = await opened;
      await expect(tab).toHaveURL(isFirst);
      await expect(tab.locator('main h1')).toBeVisible();
      await tab.close();
      await expect(page).toHaveURL(/\/docs\/$/);
      await expect(modal(page)).toBeVisible();
    }
    const download = page.waitForEvent('download');
    await options(page)
      .first()
      .click({ modifiers: ['Alt'] });
    await download;
    await expect(page).toHaveURL(/\/docs\/$/);
    await expect(modal(page)).toBeVisible();
    await options(page).nth(1).click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === second);
    await expect(modal(page)).toHaveCount(0);
  });
});
