#!/usr/bin/env node
// Usage: node bench/visit.mjs [DIST] [--json FILE]
// Visits ten pages of a built site in Chromium and counts the bytes that go over the line: as somebody who clicks before the
// application is there, on a slow connection, and as somebody who reads.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatTable } from '../scripts/format-table.mjs';
import { launchBrowser } from './support/browser.mjs';
import { countingProxy } from './support/counting-proxy.mjs';
import { serveSite } from './support/served-site.mjs';
import { withSite } from './support/workspace.mjs';

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const pages = 10;
const start = '/docs/getting-started';
/** The page after this one. */
const next = 'a.pager-next';

/** @type {{ name: string, connection?: { latency: number, kilobits: number }, stay: number }[]} */
const visits = [
  { name: 'clicks at once, slow connection', connection: { latency: 150, kilobits: 400 }, stay: 300 },
  { name: 'reads for three seconds', stay: 3000 },
  { name: 'reads for 20 seconds', stay: 20_000 },
];
/** @type {[name: string, pattern: RegExp][]} */
const kinds = [
  ['application', /\/assets\/.*\.js$/],
  ['shells', /\/assets\/shell-/],
  ['content', /\.rsc(\.txt)?$/],
  ['documents', /\/[^.]*$/],
  ['other', /^/],
];

await withSite(positionals[0], async (dist) => {
  const server = await serveSite(dist);
  const browser = await launchBrowser();
  try {
    const results = [];
    for (const visit of visits) results.push({ visit: visit.name, ...(await measure(browser, server.origin, visit)) });
    const names = kinds.map(([name]) => name);
    console.log(
      formatTable([
        ['kB', 'total', ...names, 'requests'],
        ...results.map(({ visit, total, bytes, requests }) => [
          visit,
          kilobytes(total),
          ...names.map((name) => kilobytes(bytes[name])),
          String(requests),
        ]),
      ]),
    );
    if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    server.stop();
  }
});

/**
 * @param browser
 * @param {string} origin
 * @param {typeof visits[number]} visit
 */
async function measure(browser, origin, { connection, stay }) {
  const proxy = await countingProxy(origin, connection);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(proxy.origin + start, { waitUntil: 'domcontentloaded' });
  for (let visited = 1; ; visited++) {
    // The first sign of a reader.
    await page.mouse.move(600, 300 + visited);
    await page.waitForTimeout(stay);
    if (visited === pages) break;
    const link = page.locator(next);
    await link.scrollIntoViewIfNeeded();
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    const box = await link.boundingBox();
    await page.mouse.move(box.x + 20, box.y + 20, { steps: 10 });
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(
      (wanted) =>
        location.pathname === wanted &&
        document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(wanted),
      path,
    );
    await page.waitForLoadState('domcontentloaded');
  }
  await context.close();
  proxy.stop();
  const kindOf = (path) => kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? '';
  const bytes = Object.fromEntries(kinds.map(([name]) => [name, 0]));
  for (const { path, bytes: sent } of proxy.answers) bytes[kindOf(path)] = (bytes[kindOf(path)] ?? 0) + sent;
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  return { total, bytes, requests: proxy.answers.length };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return String(Math.round(bytes / 1000));
}
