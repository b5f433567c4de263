#!/usr/bin/env node
// Usage: node bench/read-html.mjs [DIST] [--repeats N]
// Measures what reading the HTML of a built site costs: parsing it, with our parser and with others, and all that the
// build derives from it (links, ids, search records, Markdown).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '../scripts/format-table.mjs';
import { bundleReader, readers } from './support/html-readers.mjs';
import { readRepeats } from './support/repeats.mjs';
import { median } from './support/statistics.mjs';
import { withSite } from './support/workspace.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: 'string', default: '5' } },
});
const repeats = readRepeats(options.repeats);
const base = 'the engine: parsing';

await withSite(positionals[0], async (dist, folder) => {
  const bundle = await bundleReader(folder);
  /** @type {Map<string, number[]>} */
  const times = new Map(Object.keys(readers).map((name) => [name, []]));
  for (let round = 0; round < repeats; round++)
    for (const [name, list] of times) list.push(cpuTime(dist, bundle, name));
  // Ratios of the same round: the machine's speed changes from one minute to the next.
  const rows = Array.from(times, ([name, list]) => [
    name,
    `${Math.round(median(list))} ms`,
    `${median(list.map((time, round) => time / (times.get(base)?.[round] ?? NaN))).toFixed(2)} ×`,
  ]);
  console.log(
    `\nCPU time of the first reading of all pages, each in a process of its own, median of ${repeats} rounds\n`,
  );
  console.log(formatTable(rows));
});

/** In a new process, as in a build: most of the time is spent before the code is optimized. */
function cpuTime(dist, bundle, name) {
  const script = join(import.meta.dirname, 'support/read-pages.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, dist, bundle, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed:\n${stderr}`);
  return Number(stdout);
}
