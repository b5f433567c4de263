#!/usr/bin/env node
// Usage: node bench/search/speed.mjs [DIST] [--repeats N] [--json FILE] [--assert]
// Measures the search of a built site: its size, and its speed in Chromium with a throttled CPU. --assert is for
// quiet machines: continuous integration must not judge times.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { budgets } from '../../scripts/budgets.mjs';
import { readRepeats } from '../support/repeats.mjs';
import { slowed } from '../support/page-measures.mjs';
import { serveSite } from '../support/served-site.mjs';
import { launchBrowser } from '../support/browser.mjs';
import { answering, bundleEngine } from './support/engine.mjs';
import { timeFirst, timeKeystrokes } from './support/engine-timing.mjs';
import { measureModal } from './support/modal-tasks.mjs';
import { coresInUse, describeCores } from './support/quiet.mjs';
import { codeSize, indexSize, indexedVersions } from './support/sizes.mjs';
import { median, quantile } from '../support/statistics.mjs';
import { formatTable } from '../../scripts/format-table.mjs';
import { firsts, keystrokes, typed } from './support/typed.mjs';
import { withSite } from '../support/workspace.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repeats: { type: 'string', default: '5' },
    json: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});
const repeats = readRepeats(options.repeats);
const version = 'current';
const keys = typed.flatMap(keystrokes);

await withSite(positionals[0], async (dist, folder) => {
  const engineFile = await bundleEngine(folder, answering);
  const others = await coresInUse();
  const server = await serveSite(dist);
  const browser = await launchBrowser();
  /** @type {{ label: string, value: number, unit: string, limit?: number | undefined }[]} */
  const rows = [...sizes(dist)];
  try {
    rows.push(...(await times(browser, server.origin, engineFile)), ...(await tasks(browser, server.origin)));
  } finally {
    await browser.close();
    server.stop();
  }
  console.log(
    `\n${availableParallelism()} cores, Chromium ${browser.version()}, CPU throttled ${slowed}×, ${repeats} rounds; before the run ${describeCores(others)}\n`,
  );
  console.log(
    formatTable(
      rows.map(({ label, value, unit, limit }) => [
        label,
        show(value, unit),
        limit === undefined ? '' : `≤ ${show(limit, unit)}`,
        limit === undefined ? '' : value <= limit ? 'ok' : 'over',
      ]),
    ),
  );
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ others, repeats, rows }, null, 2)}\n`);
  if (options.assert && rows.some(({ value, limit }) => limit !== undefined && value > limit)) process.exitCode = 1;
});

function show(value, unit) {
  return unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : unit === 'ms' ? `${value.toFixed(1)} ms` : String(value);
}

function sizes(dist) {
  return [
    ...indexedVersions(dist).map((name) => ({
      label: `index of ${name}, all of it, brotli`,
      value: indexSize(dist, name),
      unit: 'kB',
    })),
    { label: 'worker and engine, brotli', value: codeSize(dist), unit: 'kB', limit: budgets.search },
  ];
}

/** Runs the engine on the main thread, because workers are not throttled. */
async function times(browser, origin, engineFile) {
  const place = { origin, engineFile, version, slowdown: slowed };
  /** @type {Record<string, { clock: number, processor: number }[]>} */
  const first = {};
  const following = [];
  for (let round = 0; round < repeats; round++) {
    for (const query of firsts)
      (first[query] ??= []).push(await inContext(browser, (context) => timeFirst(context, place, query)));
    following.push(...(await inContext(browser, (context) => timeKeystrokes(context, place, keys))));
  }
  return [
    ...Object.entries(first).flatMap(([query, samples]) => [
      {
        label: `index loaded to first result, "${query}"`,
        value: median(samples.map(({ clock }) => clock)),
        unit: 'ms',
        limit: 150,
      },
      { label: '  of which CPU time', value: median(samples.map(({ processor }) => processor)), unit: 'ms' },
    ]),
    { label: `following keystrokes (${keys.length}), median`, value: median(following), unit: 'ms', limit: 16 },
    { label: 'following keystrokes, 95th percentile', value: quantile(following, 0.95), unit: 'ms' },
    { label: 'following keystrokes, slowest', value: Math.max(...following), unit: 'ms' },
  ];
}

/** The real dialog with its worker, at full speed and throttled. */
async function tasks(browser, origin) {
  const rows = [];
  for (const slowdown of [1, slowed]) {
    const runs = [];
    for (let round = 0; round < Math.ceil(repeats / 2); round++)
      runs.push(await inContext(browser, (context) => measureModal(context, origin, typed.slice(0, 6), slowdown)));
    for (const phase of ['opening', 'typing']) {
      const long = runs.map((run) => run[phase].long);
      rows.push(
        {
          label: `long tasks while ${phase} at ${slowdown}×, median per round`,
          value: median(long.map(({ length }) => length)),
          unit: '',
          limit: 0,
        },
        { label: '  longest of all, wall time', value: Math.max(0, ...long.flat()), unit: 'ms' },
        {
          label: '  longest, CPU time, median per round',
          value: median(runs.map((run) => run[phase].longest)),
          unit: 'ms',
          limit: 50,
          parts: runs.map((run) => run[phase].parts),
        },
      );
    }
  }
  return rows;
}

async function inContext(browser, run) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}
