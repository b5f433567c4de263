import type { Page } from '@playwright/test';
import { follow, openApplication } from '../support/application.ts';
import { holdRequests, payloadOf, quiet, setConnection } from '../support/network.ts';
import { followFirst, marksOnPage, modal, openAndSearch, options, search } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const remove = (page: Page) => page.getByRole('button', { name: 'Remove highlights' });

const colorOfMarks = (page: Page): Promise<string> =>
  page.locator('main h1').evaluate((h1) => getComputedStyle(h1, '::highlight(search-match)').backgroundColor);

test.describe('words are marked on arrival', () => {
  test('those of the result that was followed, in the text and nowhere else', async ({ page }) => {
    await openApplication(page, '/docs/');
    await followFirst(page, 'geolocation', /\/geolocation/);
    await expect(remove(page)).toBeVisible();
    const marks = await marksOnPage(page);
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.filter((text) => !text.includes('geolocation'))).toEqual([]);
    const outside = await page.evaluate(() =>
      Array.from(CSS.highlights.get('search-match')!).filter(
        (range) => !(range as Range).startContainer.parentElement!.closest('#content article'),
      ),
    );
    expect(outside).toEqual([]);
    expect(await colorOfMarks(page)).toBe('rgb(255, 229, 138)');
    await remove(page).click();
    expect(await colorOfMarks(page)).not.toBe('rgb(255, 229, 138)');
  });

  for (const [name, act] of Object.entries({
    'the button': (page: Page) => remove(page).click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
  }))
    test(`${name} removes them`, async ({ page }) => {
      await openApplication(page, '/docs/');
      await followFirst(page, 'geolocation', /\/geolocation/);
      await expect(remove(page)).toBeVisible();
      await act(page);
      await expect(remove(page)).toHaveCount(0);
      expect(await marksOnPage(page)).toEqual([]);
    });

  test('the button is quiet, says that Escape does the same, and covers nothing at the end of the page', async ({
    page,
  }) => {
    await openApplication(page, '/docs/');
    await followFirst(page, 'geolocation', /\/geolocation/);
    await expect(remove(page)).toHaveAttribute('aria-keyshortcuts', 'Escape');
    await expect(remove(page)).toHaveAccessibleName('Remove highlights');
    await expect(remove(page).locator('kbd')).toHaveText('Esc');
    await expect(remove(page).locator('kbd')).toBeVisible();
    const [own, around] = await remove(page).evaluate((button) =>
      [button, document.body].map((element) => getComputedStyle(element).color),
    );
    expect(own).toBe(around);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await page
      .locator('.footer')
      .evaluate((footer) => footer.lastElementChild!.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual((await remove(page).boundingBox())!.y);
  });

  test('names with signs in them, too', async ({ page }) => {
    await openApplication(page, '/docs/');
    await followFirst(page, 'READ_EXTERNAL_STORAGE', /\/docs\//);
    await expect(remove(page)).toBeVisible();
    expect(await marksOnPage(page)).toContain('read_external_storage');
    await remove(page).click();
    await expect(page.locator('main')).toBeFocused();
  });

  test('long names that a table may break, too', async ({ page }) => {
    await openApplication(page, '/docs/');
    await followFirst(page, 'NSPhotoLibraryAddUsageDescription', /\/docs\//);
    await expect(remove(page)).toBeVisible();
    expect(
      await page.locator('td code', { hasText: 'NSPhotoLibraryAddUsageDescription' }).locator('wbr').count(),
    ).toBeGreaterThan(0);
    expect(await marksOnPage(page)).toContain('nsphotolibraryaddusagedescription');
  });

  test('Escape that closes the search window leaves them', async ({ page }) => {
    await openApplication(page, '/docs/');
    await followFirst(page, 'geolocation', /\/geolocation/);
    await expect(remove(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(remove(page)).toBeVisible();
  });

  test('Escape that closes a menu leaves them, and the next one removes them', async ({ page }) => {
    await openApplication(page, '/docs/');
    await followFirst(page, 'geolocation', /\/geolocation/);
    await expect(remove(page)).toBeVisible();
    await page.locator('.navbar').getByRole('button', { name: 'Community' }).click();
    const menu = page.locator('.menu-panel:popover-open');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(remove(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove(page)).toHaveCount(0);
  });

  test('none are left after the next navigation, nor after back', async ({ page }) => {
    await openApplication(page, '/docs/');
    await followFirst(page, 'geolocation', /\/geolocation/);
    await expect(remove(page)).toBeVisible();
    await page.locator('.sidebar a[href="/docs/apis/camera"]').click();
    await expect(page.locator('main h1')).toHaveText('Camera');
    await expect(remove(page)).toHaveCount(0);
    expect(await marksOnPage(page)).toEqual([]);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Geolocation');
    await expect(remove(page)).toHaveCount(0);
    expect(await marksOnPage(page)).toEqual([]);
  });

  test('a second search replaces them', async ({ page }) => {
    await openApplication(page, '/docs/');
    await followFirst(page, 'geolocation', /\/geolocation/);
    await expect(remove(page)).toBeVisible();
    await followFirst(page, 'camera', /\/camera/);
    await expect(remove(page)).toHaveCount(1);
    await expect.poll(async () => (await marksOnPage(page)).filter((text) => !text.includes('camera'))).toEqual([]);
    expect((await marksOnPage(page)).length).toBeGreaterThan(0);
  });

  test('also on the page that is shown already, and once only', async ({ page }) => {
    await openApplication(page, '/docs/apis/geolocation');
    for (let round = 0; round < 2; round++) {
      await followFirst(page, 'getCurrentPosition', /\/geolocation#getcurrentposition/i);
      await expect(remove(page)).toHaveCount(1);
      expect((await marksOnPage(page)).length).toBeGreaterThan(0);
    }
    await page.locator('.sidebar a[href="/docs/apis/camera"]').click();
    await expect(page.locator('main h1')).toHaveText('Camera');
    await expect(remove(page)).toHaveCount(0);
    expect(await marksOnPage(page)).toEqual([]);
  });

  test('from the search page, too', async ({ page }) => {
    await openApplication(page, '/docs/search?q=geolocation');
    await expect(page.locator('.search-results .search-snippet mark').first()).toBeVisible();
    await page.locator('.search-results h2 a').first().click();
    await expect(page).toHaveURL(/\/geolocation/);
    await expect(remove(page)).toBeVisible();
    expect((await marksOnPage(page)).length).toBeGreaterThan(1);
  });

  test('not on another page that the reader went to meanwhile', async ({ page }) => {
    await setConnection(page, { saveData: true });
    await openAndSearch(page, '/docs/', 'geolocation');
    const slow = await holdRequests(page, payloadOf('/docs/apis/geolocation'));
    await options(page).first().click();
    await slow.asked;
    await follow(page, '/docs/basics/using-plugins');
    await expect(page.getByRole('heading', { level: 1, name: 'Using plugins' })).toBeVisible();
    slow.release();
    await quiet(page);
    expect(await marksOnPage(page)).toEqual([]);
  });

  test('not after a result was opened in another tab', async ({ page, context }) => {
    await openApplication(page, '/docs/search?q=plugins');
    const opened = context.waitForEvent('page');
    await page
      .locator('.search-results h2 a')
      .first()
      .click({ modifiers: ['Control'] });
    await opened;
    await page.bringToFront();
    await openTabFromModal(page);
    await page.locator('.navbar').getByRole('link', { name: 'Plugins' }).click();
    await expect(page).not.toHaveURL(/search/);
    await expect(page.locator('main article')).toContainText('plugins');
    await expect(remove(page)).toHaveCount(0);
    expect(await marksOnPage(page)).toEqual([]);

    async function openTabFromModal(from: Page): Promise<void> {
      await search(from, 'plugins');
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
    await openAndSearch(page, '/docs/', 'geolocation');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/geolocation/);
    await expect(remove(page)).toHaveCount(0);
  });
});
