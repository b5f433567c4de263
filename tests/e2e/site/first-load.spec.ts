import type { Page } from '@playwright/test';
import { budgets } from '../../../scripts/budgets.mjs';
import { scripts } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

// What real pages cost; everything else about loading is tested on an example.

const landing = '/docs/';
const longPage = '/docs/apis/camera';
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

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
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
        const fontFiles = [...bytes.keys()].filter((file) => file.endsWith('.woff2'));
        expect(fontFiles, 'the font of headings is preloaded').toHaveLength(1);
        expect(bytes.get(fontFiles[0]!)).toBeLessThanOrEqual(budgets.fonts);
        bytes.delete(fontFiles[0]!);
        // The tab's icon is the browser's own errand, once per site: its bytes count, its request does not.
        const requests = [...bytes.keys()].filter((file) => !/\/favicon\.\w+$/.test(file));
        expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(budgets.requests);
        expect(
          [...bytes.values()].reduce((total, size) => total + size, 0),
          JSON.stringify([...bytes]),
        ).toBeLessThanOrEqual(limit);
      });
    }
  });

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
  [landing, 10],
  // Names, samples and signatures are set in the letters of code.
  [longPage, 14],
] as const) {
  test(`${path} is set in no more than ${limit} fonts`, async ({ page }) => {
    await page.goto(path);
    const used = await fonts(page);
    expect(used).toContain('system-ui, sans-serif 400 16px');
    expect(used.length, used.join('\n')).toBeLessThanOrEqual(limit);
  });
}
