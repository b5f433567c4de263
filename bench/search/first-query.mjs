#!/usr/bin/env node
// Usage: node bench/search/first-query.mjs [DIST] [--repeats N] [--json FILE]
// A reader's first search in Chromium: how soon the field takes keys and results follow the last one, and what search loads for it.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '../../scripts/format-table.mjs';
import { launchBrowser } from '../support/browser.mjs';
import { readRepeats } from '../support/repeats.mjs';
import { serveSite } from '../support/served-site.mjs';
import { median } from '../support/statistics.mjs';
import { withSite } from '../support/workspace.mjs';
import { coresInUse, describeCores } from './support/quiet.mjs';
import { served } from './support/sizes.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: 'string', default: '5' }, json: { type: 'string' } },
});
const repeats = readRepeats(options.repeats);
const queries = ['camera', 'push notifications', 'getCurrentPosition', 'how do I take a photo'];
/** Milliseconds between two keys: quicker than most people type. */
const keyDelay = 90;
const ofSearch = /\/search-index\/|\/assets\/(SearchModal|worker)-/;
const button = 'button[data-search]';

await withSite(positionals[0], async (dist) => {
  const others = await coresInUse();
  const server = await serveSite(dist);
  const browser = await launchBrowser();
  /** @type {Record<string, Record<string, number[]>>} */
  const results = {};
  try {
    for (let round = 0; round < repeats; round++)
      for (const query of queries)
        for (const way of ['pasted', 'typed']) {
          const sample = await measure(browser, server.origin, dist, query, way);
          const kept = (results[`"${query}", ${way}`] ??= {});
          for (const [name, value] of Object.entries(sample)) (kept[name] ??= []).push(value);
        }
  } finally {
    await browser.close();
    server.stop();
  }
  console.log(
    `${availableParallelism()} cores, Chromium ${browser.version()}, medians of ${repeats}; before the run ${describeCores(others)}\n`,
  );
  print(results);
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ others, repeats, results }, null, 2)}\n`);
});

/** One visit with nothing cached: search is the reader's first intent. */
async function measure(browser, origin, dist, query, way) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`${origin}/docs/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.searchTimes = { opened: 0, answered: 0, clicked: 0, typed: 0 };
    const field = () => /** @type {HTMLInputElement | null} */ (document.querySelector('.search-modal[open] input'));
    addEventListener('pointerdown', (event) => (window.searchTimes.clicked ||= event.timeStamp), true);
    addEventListener('input', (event) => (window.searchTimes.typed = event.timeStamp), true);
    const look = () => {
      const times = window.searchTimes;
      if (!times.opened && field() && document.activeElement === field()) times.opened = performance.now();
      // The answer to an earlier key is not meant.
      if (times.answered < times.typed && document.querySelector('.search-answer[aria-busy=false] [role=option]'))
        times.answered = performance.now();
      requestAnimationFrame(look);
    };
    look();
  });
  const { x, y, width, height } = await page.locator(button).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForFunction(() => window.searchTimes.opened > 0);
  if (way === 'pasted') await page.keyboard.insertText(query);
  else await page.keyboard.type(query, { delay: keyDelay });
  await page.waitForFunction(() => document.querySelector('.search-snippet mark') !== null);
  await page.waitForLoadState('networkidle');
  const { opened, clicked, answered, typed } = await page.evaluate(() => window.searchTimes);
  await context.close();
  const files = [...asked].filter((path) => ofSearch.test(path));
  return {
    field: opened - clicked,
    results: answered - typed,
    requests: files.length,
    bytes: files.reduce((sum, path) => sum + served(join(dist, path)), 0),
    prefetched: [...asked].filter((path) => path.endsWith('/index.rsc.txt')).length - 1,
  };
}

function print(results) {
  const heads = ['', 'click to field', 'last key to results', 'requests', 'of search', 'pages prefetched'];
  console.log(
    formatTable([
      heads,
      ...Object.entries(results).map(([label, { field, results: answers, requests, bytes, prefetched }]) => [
        label,
        `${Math.round(median(field))} ms`,
        `${Math.round(median(answers))} ms`,
        String(median(requests)),
        `${(median(bytes) / 1000).toFixed(1)} kB`,
        String(median(prefetched)),
      ]),
    ]),
  );
}
