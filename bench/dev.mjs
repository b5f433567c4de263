#!/usr/bin/env node
// Usage: node bench/dev.mjs [--site DIR] [--page FILE --path PATH] [--before CHECKOUT] [--repeats N] [--edits N] [--json FILE]
// Measures `pagewright dev`: how soon the first page is there with an empty cache and with a filled one, and how soon an edit shows.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatTable } from '../scripts/format-table.mjs';
import { launchBrowser } from './support/browser.mjs';
import { startDev } from './support/dev-server.mjs';
import { readRepeats } from './support/repeats.mjs';
import { median } from './support/statistics.mjs';
import { generateSite } from './generate-site.mjs';

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: options } = parseArgs({
  options: {
    site: { type: 'string' },
    page: { type: 'string', default: 'content/v4/index.mdx' },
    path: { type: 'string', default: '/docs/' },
    before: { type: 'string' },
    repeats: { type: 'string', default: '3' },
    edits: { type: 'string', default: '10' },
    json: { type: 'string' },
  },
});
const repeats = readRepeats(options.repeats);
const edits = readRepeats(options.edits);
const engines = { ...(options.before && { before: resolve(options.before) }), now: checkout };
/** Every figure of every run, by engine. */
const figures = /** @type {Record<string, Record<string, number[]>>} */ (
  Object.fromEntries(Object.keys(engines).map((name) => [name, {}]))
);

const work = mkdtempSync(join(tmpdir(), 'dev-bench-'));
const browser = await launchBrowser();
try {
  const site = options.site ? resolve(options.site) : generateSite(join(work, 'site')).dir;
  for (let round = 1; round <= repeats; round++)
    for (const [name, engine] of Object.entries(engines)) {
      const cache = join(work, `cache-${name}-${round}`);
      await measureStart(name, 'cold', { engine, site, cache });
      await measureStart(name, 'warm', { engine, site, cache }, round);
    }
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
report();

/** One start of the server, until a browser that has never seen the site has its page; then, if there is a round, edits. */
async function measureStart(name, state, place, round) {
  const server = await startDev(place);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // Others may keep the machine busy: whatever it takes is measured.
    page.setDefaultTimeout(300_000);
    await page.goto(server.origin + options.path);
    await page.waitForFunction(() => document.documentElement.dataset.application === '');
    const at = await page.evaluate(() => {
      const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const times = { document: visit?.responseEnd ?? 0, painted: paint?.startTime ?? 0, ready: performance.now() };
      return Object.fromEntries(Object.entries(times).map(([key, time]) => [key, performance.timeOrigin + time]));
    });
    record(name, `${state}: listening`, server.listening - server.started);
    for (const [key, time] of Object.entries(at)) record(name, `${state}: ${key}`, time - server.started);
    record(name, `${state}: CPU`, server.cpu());
    if (round)
      for (let edit = 0; edit < edits; edit++) await measureEdit(name, page, place.site, `wombat${round}x${edit}`);
  } finally {
    await context.close();
    await server.stop();
  }
}

/** From the moment at which a page's file is written to the frame with the new word. */
async function measureEdit(name, page, site, word) {
  const file = join(site, options.page);
  const before = readFileSync(file, 'utf8');
  await page.evaluate(watchForWord, word);
  const written = Date.now();
  writeFileSync(file, `${before}\n\nA ${word} walks by.\n`);
  try {
    await page.waitForFunction(() => globalThis.wordShown !== undefined, undefined, { polling: 20 });
    record(name, 'edit: on screen', (await page.evaluate(() => globalThis.wordShown)) - written);
  } finally {
    writeFileSync(file, before);
  }
  await page.waitForFunction((text) => !document.body.textContent.includes(text), word);
  // As a writer pauses: the next edit is one of its own.
  await page.waitForTimeout(300);
}

/** Runs in the page: notes when the word is in a frame. */
function watchForWord(word) {
  delete globalThis.wordShown;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article')?.textContent.includes(word)) return;
    observer.disconnect();
    requestAnimationFrame(() => (globalThis.wordShown = Date.now()));
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

function record(name, label, value) {
  ((figures[name] ??= {})[label] ??= []).push(Math.round(value));
}

function report() {
  const { before, now = {} } = figures;
  const labels = Object.keys(now);
  const rows = labels.map((label) => {
    const cells = Object.values(figures).map((by) => {
      const values = by[label] ?? [];
      return `${median(values)} ms (${Math.min(...values)} to ${Math.max(...values)})`;
    });
    const ratio = before && (median(now[label] ?? []) / median(before[label] ?? [])).toFixed(2);
    return [label, ...cells, ...(ratio ? [`${ratio} ×`] : [])];
  });
  console.log(formatTable([['', ...Object.keys(figures), ...(before ? ['ratio'] : [])], ...rows]));
  if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
}
