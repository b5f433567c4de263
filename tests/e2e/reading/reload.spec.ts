import type { Page } from '@playwright/test';
import { arrived, openApplication, painted, startApplication } from '../support/application.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const path = '/docs/guides/long';
const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** A smooth scroll that is under way goes on for a frame. */
const scrollTo = (page: Page, top: number) =>
  expect(async () => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await painted(page);
    expect(await position(page)).toBe(top);
  }).toPass();

/** The last heading above the line where reading begins. */
const readHeading = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('article :is(h2, h3)'))
      .findLast((heading) => heading.getBoundingClientRect().top < 120)!
      .textContent!.trim(),
  );

for (const [name, use] of Object.entries({
  'a wide screen': { viewport: { width: 1440, height: 800 } },
  'a phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}))
  test.describe(`a reload in the middle of a page, on ${name}`, () => {
    test.use(use);
    const mark = (page: Page) =>
      use.viewport.width > 1000
        ? page.locator('.doc-aside .toc a[aria-current]')
        : page.locator('.toc-bar summary span');

    for (const isNamed of [false, true])
      test(`keeps the place and marks what is read, without an input${isNamed ? ', though the address names another section' : ''}`, async ({
        page,
      }) => {
        await observeShifts(page);
        await openApplication(page, path);
        const first = await page.locator('.toc a').first().getAttribute('href');
        if (isNamed) await openApplication(page, path + first!);
        await scrollTo(page, 2500);
        await expect(mark(page)).toHaveText(await readHeading(page));
        await page.reload();
        await expect.poll(() => position(page)).toBe(2500);
        await expect(mark(page)).toHaveText(await readHeading(page));
        await expect(page.locator('html')).not.toHaveAttribute('data-application');
        await startApplication(page);
        await expect(mark(page)).toHaveText(await readHeading(page));
        expect(await position(page)).toBe(2500);
        expect(await shifts(page)).toEqual([]);
      });

    test('keeps the place on a page whose rest was left out of its first frame', async ({ page }) => {
      await openApplication(page, '/docs/guides/tables');
      const link = page.locator(`a[href="${path}"]`).first();
      await link.evaluate((element: HTMLElement) => element.click());
      await arrived(page, path);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(4000);
      await scrollTo(page, 2500);
      await page.reload();
      await expect.poll(() => position(page)).toBe(2500);
      await expect(mark(page)).toHaveText(await readHeading(page));
    });
  });
