import type { Page } from '@playwright/test';
import {
  applicationArrived,
  arrived,
  follow,
  openApplication,
  painted,
  startApplication,
} from '../support/application.ts';
import { distantSections, sectionIds } from '../support/headings.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

const long = '/docs/guides/long';
/** Long pages, each with one next to it, so that the sidebar stays as it is. */
const pages = [
  { path: long, neighbour: '/docs/guides/tables' },
  { path: '/docs/apis/station', neighbour: '/docs/apis' },
];
const other = '/docs/basics/workflow';

const toEnd = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY)));

const atEnd = (page: Page) => expect.poll(() => toEnd(page)).toBe(0);

/** A browser that is short of time may drop the scrolling of a key, with or without our scripts: it is pressed again. */
const pressEnd = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('End');
    await painted(page);
    expect(await toEnd(page)).toBe(0);
  }).toPass();

/** How far a heading is from where browsers put the target of a link: the end of the page may be in the way. */
const distance = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((heading) => {
    const place = (element: Element, property: 'scrollMarginTop' | 'scrollPaddingTop') =>
      parseFloat(getComputedStyle(element)[property]) || 0;
    const wanted = place(heading, 'scrollMarginTop') + place(document.documentElement, 'scrollPaddingTop');
    const below = document.documentElement.scrollHeight - innerHeight - scrollY;
    return Math.abs(Math.round(Math.min(heading.getBoundingClientRect().top - wanted, below)));
  });

const landsOn = (page: Page, id: string) => expect.poll(() => distance(page, id)).toBe(0);

const leftOut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('article *')).filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** Nothing has moved, and nothing moves when the application arrives. */
async function nothingMoves(page: Page): Promise<void> {
  await startApplication(page);
  await painted(page);
  expect(await shifts(page)).toEqual([]);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, neighbour } of pages) {
      test.describe(`at the end of ${path}, still untouched, nothing moves`, () => {
        test.beforeEach(({ page }) => observeShifts(page));

        test('after the key for it', async ({ page }) => {
          await page.goto(path);
          await pressEnd(page);
          await applicationArrived(page);
          await atEnd(page);
          await nothingMoves(page);
        });

        test('after scrolling there at once', async ({ page }) => {
          await page.goto(path);
          await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
          await atEnd(page);
          await nothingMoves(page);
          await atEnd(page);
        });

        test('after choosing the last section', async ({ page }) => {
          await page.goto(path);
          const last = (await sectionIds(page.request, path)).at(-1)!;
          const contents = page.locator(viewport.width < 1000 ? '.toc-bar' : ':is(.doc-aside, .sidebar) .toc');
          if (viewport.width < 1000) await contents.locator('summary').click();
          await contents.locator('a').last().click();
          await landsOn(page, last);
          await applicationArrived(page);
          await painted(page);
          await landsOn(page, last);
          expect(await shifts(page)).toEqual([]);
        });

        test('after a link to the last section', async ({ page }) => {
          const last = (await sectionIds(page.request, path)).at(-1)!;
          await page.goto(`${path}#${last}`);
          await landsOn(page, last);
          await nothingMoves(page);
          await landsOn(page, last);
        });

        test('after a link from another page', async ({ page }) => {
          await openApplication(page, neighbour);
          await follow(page, path);
          await arrived(page, path);
          await pressEnd(page);
          expect(await leftOut(page)).toBe(0);
          await nothingMoves(page);
        });
      });

      test(`a link from another page to a section of ${path} leads exactly there`, async ({ page }) => {
        const { middle } = await distantSections(page.request, path);
        await openApplication(page, other);
        await follow(page, `${path}#${middle}`);
        await expect(page).toHaveURL(`${path}#${middle}`);
        await landsOn(page, middle);
      });
    }

    test('going back and reloading lead to where the reader was', async ({ page }) => {
      await openApplication(page, long);
      await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
      const position = () => page.evaluate(() => Math.round(scrollY));
      expect(await position()).toBe(3000);
      await follow(page, other);
      await arrived(page, other);
      await expect.poll(position).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(long);
      await expect.poll(position).toBe(3000);
      await page.reload();
      await expect.poll(position).toBe(3000);
    });
  });
