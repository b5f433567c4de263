import type { Page } from '@playwright/test';
import { budgets } from '../../../scripts/budgets.mjs';
import { painted, startApplication } from '../support/application.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { scripts, setConnection } from '../support/network.ts';
import { type SlowDocument, serveSlowDocument } from '../support/slow-document.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const landing = '/docs/';
const longPage = '/docs/apis/camera';
const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** The bodies that travel while a page loads, compressed as they are sent, by path. */
async function transferred(page: Page, path: string): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const headers = new Map<string, number>();
  const bytes = new Map<string, number>();
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request }) => request.url.startsWith('http') && paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = paths.get(requestId);
    if (file) bytes.set(file, encodedDataLength - headers.get(requestId)!);
  });
  await session.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes;
}

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { path, limit } of [
      { path: landing, limit: budgets.landing },
      { path: longPage, limit: budgets.heaviest },
    ]) {
      test(`${path} loads in ${budgets.requests} requests and ${limit / 1000} kB, without scripts`, async ({
        page,
      }) => {
        const bytes = await transferred(page, path);
        expect(bytes.get(path), 'the document is counted').toBeGreaterThan(1000);
        expect([...bytes.keys()].filter((file) => scripts.test(file))).toEqual([]);
        // The tab's icon is the browser's own errand, once per site: its bytes count, its request does not.
        const requests = [...bytes.keys()].filter((file) => !/\/favicon\.\w+$/.test(file));
        expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(budgets.requests);
        expect(
          [...bytes.values()].reduce((total, size) => total + size, 0),
          JSON.stringify([...bytes]),
        ).toBeLessThanOrEqual(limit);
      });
    }

    for (const path of [
      landing,
      longPage,
      '/docs/basics/workflow',
      '/docs/v2/getting-started',
      '/docs/search',
      '/docs/__docusaurus/debug/config',
    ]) {
      test(`nothing moves while ${path} loads and hydrates`, async ({ page }) => {
        await setConnection(page, { saveData: true });
        await observeShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
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
        path: '/docs/v3/getting-started',
        cut: 'Basics</summary>',
      },
      { what: 'a breadcrumb arrives without its text', path: '/docs/v3/getting-started', cut: 'Home</a></li>' },
      { what: 'a table arrives in two parts', path: '/docs/basics/workflow', cut: '<td>Updated Trispan itself' },
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
      const document = await serveSlowDocument(baseURL!, '/docs/v3/getting-started', '</article>');
      await loadInTwoParts(page, document);
      await startApplication(page);
      await expect(page.locator('[role=tab][data-value=web]').first()).toHaveAttribute('aria-selected', 'true');
      expect(await shifts(page)).toEqual([]);
      document.close();
    });
  });
}

/** Waits between the parts, and observes what moves. */
async function loadInTwoParts(page: Page, document: SlowDocument): Promise<void> {
  await observeShifts(page);
  await page.goto(document.url, { waitUntil: 'commit' });
  // Long enough for the stylesheet, and for a frame with the first part.
  await page.waitForTimeout(500);
  document.finish();
  await page.waitForLoadState('networkidle');
}

/** Brings every picture near, and waits for it. */
async function allPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('img').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
}

/** Family, weight and size of all text that is shown. */
function fonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      if (!texts.currentNode.nodeValue!.trim() || !parent.checkVisibility()) continue;
      const { fontFamily, fontWeight, fontSize } = getComputedStyle(parent);
      found.add(`${fontFamily} ${fontWeight} ${fontSize}`);
    }
    return [...found];
  });
}

// Most of a page's first layout is the time in which the browser sets up its fonts.
for (const [path, limit] of [
  [landing, 7],
  [longPage, 8],
] as const) {
  test(`${path} is set in no more than ${limit} fonts`, async ({ page }) => {
    await page.goto(path);
    const used = await fonts(page);
    expect(used).toContain('system-ui, sans-serif 400 16px');
    expect(used.length, used.join('\n')).toBeLessThanOrEqual(limit);
  });
}

test('a shift would be noticed', async ({ page }) => {
  await observeShifts(page);
  await page.goto(landing, { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' })),
  );
  await expect.poll(() => shifts(page)).not.toEqual([]);
});

test('the body is read when the styles are there, and laid out as it arrives', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
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
