#!/usr/bin/env node
// Usage: node bench/browser.mjs [DIST] [--repeats N] [--json FILE] [--assert]
// Measures a built site in Chromium: how soon a navigation paints, and how long the first load blocks the main thread.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '../scripts/format-table.mjs';
import { launchBrowser } from './support/browser.mjs';
import {
  connections,
  measureLongTasks,
  measureNavigation,
  measurePlainPage,
  measureTravelledNavigation,
  plainPages,
  slowed,
} from './support/page-measures.mjs';
import { readRepeats } from './support/repeats.mjs';
import { serveSite } from './support/served-site.mjs';
import { documentPaths } from './support/site-pages.mjs';
import { median } from './support/statistics.mjs';
import { withSite } from './support/workspace.mjs';

/** @type {{ labels: RegExp, limit?: number, unit: string }[]} */
const budgets = [
  { labels: /frames/, limit: 3, unit: 'frames' },
  { labels: /^navigation/, limit: 160, unit: 'ms' },
  // The pointer's first move starts the application.
  { labels: /travels.*×/, limit: 170, unit: 'ms' },
  { labels: /travels/, limit: 60, unit: 'ms' },
  // The yardsticks: where these come near 50 ms, the machine is too slow to judge the others.
  { labels: /one word|plain page/, unit: 'ms' },
  { labels: /longest task/, limit: 50, unit: 'ms' },
];
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repeats: { type: 'string', default: '7' },
    json: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});
const repeats = readRepeats(options.repeats);

await withSite(positionals[0], async (dist) => {
  const load = loadavg()[0];
  const server = await serveSite(dist);
  // Measuring needs a debugger, and with one V8 re-parses a script when it first captures a stack. Readers do not pay
  // for that: with this flag the positions are recorded in the first parse.
  const browser = await launchBrowser('--js-flags=--no-enable-lazy-source-positions');
  try {
    report(await measureAll(browser, server.origin, longestPage(dist)), load, browser.version());
  } finally {
    await browser.close();
    server.stop();
  }
});

/** @returns the samples of every figure by its label. */
async function measureAll(browser, origin, longest) {
  const samples = {};
  const landing = '/docs/';
  const next = '/docs/getting-started/environment-setup';
  for (let round = 0; round < repeats; round++) {
    await record('navigation, frames', 'frames', (context) => measureNavigation(context, origin, landing, next, 1));
    await record(`navigation at ${slowed}×`, 'milliseconds', (context) =>
      measureNavigation(context, origin, landing, next, slowed),
    );
    for (const [name, rate] of Object.entries({ '': 1, [` at ${slowed}×`]: slowed })) {
      await record(`pointer travels, navigation${name}`, 'milliseconds', (context) =>
        measureTravelledNavigation(context, origin, landing, next, rate),
      );
    }
    for (const [name, html] of Object.entries(plainPages)) {
      await record(`longest task at ${slowed}×, ${name}`, ['loading'], (context) =>
        measurePlainPage(context, origin, html, slowed),
      );
    }
    for (const path of [landing, next, longest]) {
      for (const [name, connection] of Object.entries(connections)) {
        await record(`longest task at ${slowed}×, ${path}, ${name}`, ['loading', 'hydrating'], (context) =>
          measureLongTasks(context, origin + path, slowed, { connection }),
        );
      }
    }
  }
  return samples;

  /** Each sample has its own browser context, so that nothing is cached. */
  async function record(label, fields, measure) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const sample = await measure(context);
    await context.close();
    for (const field of [fields].flat()) {
      const name = Array.isArray(fields) ? `${label}, ${field}` : label;
      (samples[name] ??= []).push(sample[field]);
    }
  }
}

/** @param {string} label */
function budgetOf(label) {
  const found = budgets.find(({ labels }) => labels.test(label));
  if (!found) throw new Error(`There is no budget for ${label}.`);
  return found;
}

function report(samples, load, chromium) {
  const cores = availableParallelism();
  const results = Object.entries(samples).map(([label, values]) => {
    const { limit, unit } = budgetOf(label);
    const ok = limit === undefined || median(values) <= limit;
    return { label, median: median(values), worst: Math.max(...values), limit, unit, ok };
  });
  console.log(
    `\n${cores} cores, Chromium ${chromium}, load before the run ${load.toFixed(1)}, medians of ${repeats}\n`,
  );
  console.log(
    formatTable(
      results.map(({ label, median: value, worst, limit, unit, ok }) => [
        label,
        `${Math.round(value)} ${unit}`,
        `worst ${Math.round(worst)}`,
        ...(limit === undefined ? ['', ''] : [`≤ ${limit} ${unit}`, ok ? 'ok' : 'over']),
      ]),
    ),
  );
  if (options.json)
    writeFileSync(options.json, `${JSON.stringify({ chromium, cores, load, samples, results }, null, 2)}\n`);
  if (options.assert && results.some(({ ok }) => !ok)) process.exitCode = 1;
}

/** The document with the most markup. */
function longestPage(dist) {
  const size = (path) => readFileSync(join(dist, path, 'index.html')).byteLength;
  return documentPaths(dist).reduce((most, path) => (size(path) > size(most) ? path : most));
}
