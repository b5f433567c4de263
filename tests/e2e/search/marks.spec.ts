import type { Page } from '@playwright/test';
import { follow, openApplication } from '../support/application.ts';
import { crops, home, kinds, longName, radioTab, started, thermometer, valve } from '../support/greenhouse.ts';
import { holdRequests, payloadOf, quiet, setConnection } from '../support/network.ts';
import { complete, results } from '../support/search-page.ts';
import { followFirst, marksOnPage, modal, openAndSearch, options, search } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const remove = (page: Page) => page.getByRole('button', { name: 'Remove highlights' });

const colorOfMarks = (page: Page): Promise<string> =>
  page.locator('main h1').evaluate((h1) => getComputedStyle(h1, '::highlight(search-match)').backgroundColor);

/** Opens the thermometer's page by searching for it. */
async function arrive(page: Page): Promise<void> {
  await followFirst(page, thermometer.query, /\/thermometer/);
  await expect(remove(page)).toBeVisible();
}

async function expectNoMarks(page: Page): Promise<void> {
  await expect(remove(page)).toHaveCount(0);
  expect(await marksOnPage(page)).toEqual([]);
}

async function leaveFor(page: Page, { path, title }: { path: string; title: string }): Promise<void> {
  await page.locator(`.sidebar a[href="${path}"]`).click();
  await expect(page.locator('main h1')).toHaveText(title);
}

test.describe('words are marked on arrival', () => {
  test('those of the result that was followed, in the text and nowhere else, until the button removes them', async ({
    page,
  }) => {
    await openApplication(page, home);
    await arrive(page);
    const marks = await marksOnPage(page);
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.filter((text) => !text.includes(thermometer.query))).toEqual([]);
    const outside = await page.evaluate(() =>
      Array.from(CSS.highlights.get('search-match')!).filter(
        (range) => !(range as Range).startContainer.parentElement!.closest('#content article'),
      ),
    );
    expect(outside).toEqual([]);
    expect(await colorOfMarks(page)).toBe('rgb(255, 229, 138)');
    await remove(page).click();
    await expectNoMarks(page);
    expect(await colorOfMarks(page)).not.toBe('rgb(255, 229, 138)');
    await expect(page.locator('main')).toBeFocused();
  });

  test('the button is quiet, says that Escape does the same, and covers nothing at the end of the page', async ({
    page,
  }) => {
    await openApplication(page, home);
    await arrive(page);
    await expect(remove(page)).toHaveAttribute('aria-keyshortcuts', 'Escape');
    await expect(remove(page)).toHaveAccessibleName('Remove highlights');
    await expect(remove(page).locator('kbd')).toHaveText('Esc');
    await expect(remove(page).locator('kbd')).toBeVisible();
    const [own, around] = await remove(page).evaluate((button) =>
      [button, document.body].map((element) => getComputedStyle(element).color),
    );
    expect(own).toBe(around);
    // At the end of what is there: the page may still grow, as pictures arrive.
    const room = () =>
      remove(page).evaluate((button) => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const end = document.querySelector('.footer')!.lastElementChild!;
        return button.getBoundingClientRect().top - end.getBoundingClientRect().bottom;
      });
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });

  test('names with signs in them, and long names that a table may break, too', async ({ page }) => {
    await openApplication(page, home);
    await followFirst(page, radioTab.name, /\/docs\//);
    await expect(remove(page)).toBeVisible();
    expect(await marksOnPage(page)).toContain(radioTab.name.toLowerCase());
    await followFirst(page, longName, /\/configuration/);
    await expect.poll(() => marksOnPage(page)).toContain(longName.toLowerCase());
    await expect(remove(page)).toBeVisible();
    await expect(page.locator('td code', { hasText: longName }).locator('wbr').first()).toBeAttached();
  });

  test('Escape removes them, unless it closes the search window or a menu', async ({ page }) => {
    await openApplication(page, home);
    await arrive(page);
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(remove(page)).toBeVisible();
    await page.locator('.navbar').getByRole('button', { name: 'Community' }).click();
    const menu = page.locator('.menu-panel:popover-open');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(remove(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoMarks(page);
  });

  test('a second search replaces them; none are left after the next navigation, nor after back', async ({ page }) => {
    await openApplication(page, home);
    await arrive(page);
    await followFirst(page, valve.query, /\/valve/);
    await expect(remove(page)).toHaveCount(1);
    await expect.poll(() => marksOnPage(page)).toContain(valve.query);
    expect((await marksOnPage(page)).filter((text) => !text.includes(valve.query))).toEqual([]);
    await leaveFor(page, started);
    await expectNoMarks(page);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(valve.title);
    await expectNoMarks(page);
  });

  test('also on the page that is shown already, and once only', async ({ page }) => {
    await openApplication(page, thermometer.path);
    for (let round = 0; round < 2; round++) {
      await followFirst(page, kinds.member.query, new RegExp(`${kinds.member.href}$`, 'i'));
      await expect(remove(page)).toHaveCount(1);
      expect((await marksOnPage(page)).length).toBeGreaterThan(0);
    }
    await leaveFor(page, valve);
    await expectNoMarks(page);
  });

  test('from the search page, too', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${thermometer.query}`);
    await complete(page);
    await results(page).first().click();
    await expect(page).toHaveURL(/\/thermometer/);
    await expect(remove(page)).toBeVisible();
    expect((await marksOnPage(page)).length).toBeGreaterThan(1);
  });

  test('not on another page that the reader went to meanwhile', async ({ page }) => {
    await setConnection(page, { saveData: true });
    await openAndSearch(page, home, thermometer.query);
    const slow = await holdRequests(page, payloadOf(thermometer.path));
    await options(page).first().click();
    await slow.asked;
    await follow(page, started.path);
    await expect(page.getByRole('heading', { level: 1, name: started.title })).toBeVisible();
    slow.release();
    await quiet(page);
    expect(await marksOnPage(page)).toEqual([]);
  });

  test('not after a result was opened in another tab', async ({ page, context }) => {
    await openApplication(page, `/docs/search?q=${crops.query}`);
    const opened = context.waitForEvent('page');
    await results(page)
      .first()
      .click({ modifiers: ['Control'] });
    await opened;
    await page.bringToFront();
    await openTabFromModal(page);
    await page.locator('.navbar').getByRole('link', { name: crops.label }).click();
    await expect(page).not.toHaveURL(/search/);
    await expect(page.locator('main article')).toContainText(crops.query);
    // The focus comes after the marks.
    await expect(page.locator('main')).toBeFocused();
    await expectNoMarks(page);

    async function openTabFromModal(from: Page): Promise<void> {
      await search(from, crops.query);
      const tab = context.waitForEvent('page');
      await from.keyboard.press('Control+Enter');
      await tab;
      await from.bringToFront();
      await from.keyboard.press('Escape');
      await expect(modal(from)).toHaveCount(0);
    }
  });

  test('a browser without highlights goes there all the same', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
    await openAndSearch(page, home, thermometer.query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/thermometer/);
    await expect(page.locator('main h1')).toHaveText(thermometer.title);
    await expect(page.locator('main')).toBeFocused();
    await expect(remove(page)).toHaveCount(0);
  });
});
