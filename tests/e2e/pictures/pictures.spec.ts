import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { findDifference, measureConditions, readConditions } from '../../../scripts/pictures/conditions.mjs';
import { startApplication } from '../support/application.ts';
import { field, modal, search } from '../support/search.ts';
import { expect, test as base } from '../support/test.ts';

interface Picture {
  name: string;
  site: 'reading' | 'search' | 'studio' | 'site';
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

/** One or two per template, of example sites where they have it: edits of the real site's text leave these pictures alone. */
const pictures: Picture[] = [
  { name: 'landing', site: 'site', path: '/docs/' },
  { name: 'landing-below', site: 'site', path: '/docs/', prepare: scrollOn },
  { name: 'home', site: 'studio', path: '/' },
  { name: 'guide', site: 'reading', path: '/docs/guides/code' },
  { name: 'guide-notes', site: 'reading', path: '/docs/guides/features#notes-and-warnings' },
  { name: 'guide-tables', site: 'reading', path: '/docs/guides/tables' },
  { name: 'reference', site: 'reading', path: '/docs/apis/station' },
  { name: 'reference-method', site: 'reading', path: '/docs/apis/station#calibrate' },
  { name: 'search', site: 'search', path: '/docs/', prepare: openSearch },
  { name: 'results', site: 'search', path: '/docs/', prepare: searchForValve },
  { name: 'not-found', site: 'search', path: '/docs/no-such-page', prepare: waitForCard },
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const stylePath = fileURLToPath(new URL('hidden.css', import.meta.url));

/** Says once per worker why pictures are not compared, if they are not: the list of tests would not. */
const test = base.extend<object, { difference: string | undefined }>({
  difference: [
    async ({ browser }, use) => {
      const difference = findDifference(readConditions(), await measureConditions(browser, findBrowser()!));
      if (difference) console.log(`Pictures are not compared: ${difference}. See "Pictures" in CONTRIBUTING.md.`);
      await use(difference);
    },
    { scope: 'worker' },
  ],
});

for (const { name, site, path, prepare } of pictures)
  for (const viewport of sizes)
    test.describe(`${name} at ${viewport.width} px`, () => {
      // On phones, scroll bars take no room.
      const isMobile = viewport.width < 500;
      // What is hidden is hidden by a style that the site's policy would refuse.
      test.use({ viewport, isMobile, hasTouch: isMobile, bypassCSP: true });

      test('looks as before, light and dark', async ({ page, difference }, { project }) => {
        test.skip(difference !== undefined, difference);
        await waitForFonts(page);
        await page.goto(project.metadata['sites'][site] + path);
        await prepare?.(page);
        for (const mode of ['light', 'dark']) {
          // As the switch does, which cannot be reached while the search window is open.
          await page.locator('html').evaluate((html, theme) => (html.dataset['theme'] = theme), mode);
          await expect.soft(page).toHaveScreenshot(`${name}-${viewport.width}-${mode}.png`, { stylePath });
        }
      });
    });

/** A font that is late would not be used on this visit: here it may take its time. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block'),
    });
  });
}

async function scrollOn(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
}

/** The card says that it is looking until search has answered. */
async function waitForCard(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByRole('link')).toBeVisible();
}

async function openSearch(page: Page): Promise<void> {
  await startApplication(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(modal(page).getByRole('navigation')).toBeVisible();
}

async function searchForValve(page: Page): Promise<void> {
  await openSearch(page);
  await search(page, 'valve');
  // Those below the list's edge are fetched when somebody scrolls to them.
  const missing = () =>
    modal(page).evaluate((dialog) => {
      const end = dialog.getBoundingClientRect().bottom;
      const inView = [...dialog.querySelectorAll('.search-snippet')].filter(
        (snippet) => snippet.getBoundingClientRect().top < end,
      );
      return inView.filter(({ textContent }) => !textContent.trim()).length;
    });
  await expect.poll(missing).toBe(0);
}
