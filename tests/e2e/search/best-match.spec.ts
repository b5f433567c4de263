import type { Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { followFirst, marksOnPage } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/** The marked words that are on the screen. */
const seenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (range: AbstractRange): boolean =>
      Array.from((range as Range).getClientRects()).some(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
    const seen = Array.from(CSS.highlights.get('search-match') ?? []).filter(isSeen);
    return seen.map((range) => (range as Range).toString().toLowerCase());
  });

const chosenTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true, selected: true }).first();

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`the best match in a section, ${device}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => openApplication(page, '/docs/'));

    test('is shown in its tab', async ({ page }) => {
      await followFirst(page, 'READ_EXTERNAL_STORAGE camera', /\/apis\/camera#permissions$/);
      await expect.poll(() => seenWords(page)).toContain('read_external_storage');
      await expect(chosenTab(page, 'Android')).toBeVisible();
      await expect(page.locator('#permissions')).toBeInViewport();
    });

    test('leaves the tab where that has as much', async ({ page }) => {
      await followFirst(page, 'NSPhotoLibraryUsageDescription camera permission', /\/apis\/camera#permissions$/);
      await expect.poll(() => seenWords(page)).toContain('nsphotolibraryusagedescription');
      await expect(chosenTab(page, 'iOS')).toBeVisible();
    });

    test('is scrolled to if it has most of the words, also in another tab', async ({ page }) => {
      await followFirst(page, 'Installed Build Tools revision is corrupted', /#the-build-fails$/);
      await expect.poll(() => seenWords(page)).toEqual(expect.arrayContaining(['revision', 'corrupted']));
      await followFirst(page, 'promise never settles file dialog', /\/apis\/camera#quirks-and-errors$/);
      await expect.poll(() => seenWords(page)).toEqual(expect.arrayContaining(['promise', 'dialog']));
    });

    test('is left where it is if the result leads to the whole page', async ({ page }) => {
      await followFirst(page, 'geolocation', /\/geolocation$/);
      await expect.poll(() => marksOnPage(page)).toContain('geolocation');
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
