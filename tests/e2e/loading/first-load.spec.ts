import type { Page } from '@playwright/test';
import { painted, startApplication } from '../support/application.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { setConnection } from '../support/network.ts';
import { type SlowDocument, serveSlowDocument } from '../support/slow-document.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const landing = '/docs/';
const longPage = '/docs/apis/station';
const old = '/docs/v1/start';
const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const path of [
      landing,
      longPage,
      '/docs/basics/workflow',
      old,
      '/docs/guides/long',
      '/docs/search',
      '/docs/__docusaurus/debug/config',
    ]) {
      test(`nothing moves while ${path} loads and hydrates`, async ({ page }) => {
        await setConnection(page, { saveData: true });
        await observeShifts(page);
        await page.goto(path);
        await startApplication(page);
        expect(await shifts(page)).toEqual([]);
        // Pictures come when they are near: their place was kept.
        // What moved without having been on the screen before the jump would count.
        await painted(page);
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await allPictures(page);
        expect(await shifts(page)).toEqual([]);
      });
    }

    for (const { what, path, cut } of [
      { what: 'the navbar arrives in two parts', path: landing, cut: 'popoverTarget="menu-6"' },
      {
        what: 'a category of the sidebar arrives without its text',
        path: old,
        cut: 'Basics</summary>',
      },
      { what: 'a breadcrumb arrives without its text', path: old, cut: 'Home</a></li>' },
      { what: 'a table arrives in two parts', path: '/docs/basics/workflow', cut: '<td>Updated the packages' },
    ])
      test(`nothing moves if ${what}`, async ({ page, baseURL }) => {
        const document = await serveSlowDocument(baseURL!, path, cut);
        await loadInTwoParts(page, document);
        await expect(page.locator('main h1')).toBeVisible();
        expect(await shifts(page)).toEqual([]);
        document.close();
      });

    test('nothing moves when stored choices are applied', async ({ page, baseURL }) => {
      // So high that what follows the first tabs is in view; their panels differ in height.
      await page.setViewportSize({ width: viewport.width, height: 2400 });
      await storeBefore(page, { 'docs.color-mode': 'dark', 'docs.tab.platform': 'web' });
      const document = await serveSlowDocument(baseURL!, old, '</article>');
      await loadInTwoParts(page, document);
      await startApplication(page);
      await expect(page.locator('[role=tab][data-value=web]').first()).toHaveAttribute('aria-selected', 'true');
      expect(await shifts(page)).toEqual([]);
      document.close();
    });
  });
}

/** Sends the second part once the browser has shown the first with its styles, or could have, and observes what moves. */
async function loadInTwoParts(page: Page, document: SlowDocument): Promise<void> {
  await observeShifts(page);
  await page.goto(document.url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      getComputedStyle(window.document.documentElement).getPropertyValue('--styles-loaded') !== '' &&
      window.document.querySelector('.navbar a'),
    null,
    // By default this waits for a frame, and there is none before the navbar is whole.
    { polling: 20 },
  );
  await page.evaluate(async () => {
    const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const requests = async (): Promise<void> => {
      for (let count = 0; count < 10; count++) await fetch('/docs/favicon.svg', { cache: 'no-store' });
    };
    // Where the browser is told to wait there are no frames: in the time of some requests it could have shown one.
    await Promise.race([frames, requests()]);
  });
  expect(await page.evaluate(() => window.document.readyState)).toBe('loading');
  document.finish();
  await page.waitForLoadState();
}

/** Brings every picture near, and waits for it. */
async function allPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('img').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
}

test('a shift would be noticed', async ({ page }) => {
  await observeShifts(page);
  await page.goto(landing);
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' })),
  );
  await expect.poll(() => shifts(page)).not.toEqual([]);
});

test('the body is read when the styles are there, and laid out as it arrives', async ({ page }) => {
  const arrived = page.waitForResponse((response) => response.url().endsWith(longPage));
  await page.route('**/*.css', async (route) => {
    await (await arrived).finished();
    await route.continue();
  });
  await page.addInitScript(() => {
    const styled: boolean[] = [];
    Object.assign(globalThis, { styled });
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      const root = document.documentElement;
      if (this === root && document.querySelector('main'))
        styled.push(getComputedStyle(root).getPropertyValue('--styles-loaded') !== '');
      return measure.call(this);
    };
  });
  await page.goto(longPage);
  const styled = await page.evaluate(() => (globalThis as unknown as { styled: boolean[] }).styled);
  expect(new Set(styled), 'every part was laid out with styles').toEqual(new Set([true]));
});
