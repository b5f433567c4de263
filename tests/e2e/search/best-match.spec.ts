import type { Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { home, message, quirk, radioTab, relayTab, thermometer } from '../support/greenhouse.ts';
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
    test.beforeEach(({ page }) => openApplication(page, home));

    test('leaves the tab where that has as much, and is shown in its own otherwise', async ({ page }) => {
      for (const { query, name, label } of [relayTab, radioTab]) {
        await followFirst(page, query, /\/apis\/valve#wiring$/);
        await expect.poll(() => seenWords(page)).toContain(name.toLowerCase());
        await expect(chosenTab(page, label)).toBeVisible();
        await expect(page.locator('#wiring')).toBeInViewport();
      }
    });

    test('is scrolled to if it has most of the words, also in another tab, but not for a whole page', async ({
      page,
    }) => {
      for (const { query, path, words } of [message, quirk]) {
        await followFirst(page, query, path);
        await expect.poll(() => seenWords(page)).toEqual(expect.arrayContaining(words));
      }
      await expect(chosenTab(page, radioTab.label)).toBeVisible();
      await followFirst(page, thermometer.query, /\/thermometer$/);
      await expect.poll(() => marksOnPage(page)).toContain(thermometer.query);
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
