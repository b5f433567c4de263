#!/usr/bin/env node
// Usage: node bench/highlight.mjs [SITE] [--repeats N]
// Tokenizes a site's code blocks with the quick engine and with Shiki's own, in turns, and compares time and memory.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { formatTable } from '../scripts/format-table.mjs';
import { run } from './support/measure.mjs';
import { readRepeats } from './support/repeats.mjs';
import { median } from './support/statistics.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: 'string', default: '5' } },
});
const repeats = readRepeats(options.repeats);
const site = resolve(positionals[0] ?? join(root, 'site'));
const runs = { quick: [], plain: [] };
// The bundle loads Shiki from node_modules.
const folder = mkdtempSync(join(root, 'node_modules', '.bench-'));
try {
  const bundle = await bundleHighlight();
  for (let round = 0; round < repeats; round++) {
    // Each is the first in every other round: a machine's speed changes while it works.
    const names = Object.keys(runs);
    for (const name of round % 2 ? names.toReversed() : names) runs[name].push(await tokenizeSite(bundle, name));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const all = Object.values(runs).flat();
if (new Set(all.map(({ hash }) => hash)).size > 1) throw new Error('The two engines did not find the same tokens.');
const busy = median(all.map(({ others }) => others ?? NaN));
console.log(
  `${all[0].blocks} code blocks, the same tokens; ${repeats} rounds; other processes kept ${busy.toFixed(1)} cores busy\n`,
);
console.log(
  formatTable([
    ['', 'quick', 'plain', 'ratio', 'ratios of the rounds'],
    row('cold: grammars and all blocks, time', 's', (one) => one.cold.seconds),
    row('cold, CPU time', 's', (one) => one.cold.cpu),
    row('warm: all blocks again, time', 's', (one) => one.warm.seconds),
    row('warm, CPU time', 's', (one) => one.warm.cpu),
    row('peak memory of the process', 'MB', (one) => one.megabytes),
  ]),
);

/** Medians, and the ratios between the two runs of each round. */
function row(label, unit, figure) {
  const show = (name) => `${median(runs[name].map(figure)).toFixed(unit === 's' ? 2 : 0)} ${unit}`;
  const ratios = runs.quick.map((one, round) => figure(one) / figure(runs.plain[round]));
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return [label, show('quick'), show('plain'), `${median(ratios).toFixed(2)} ×`, range];
}

async function tokenizeSite(bundle, name) {
  const env = { ...process.env, PAGEWRIGHT_PLAIN_HIGHLIGHT: name === 'plain' ? '1' : '' };
  const { stdout, others } = await run(process.execPath, [join(here, 'support/tokenize-site.mjs'), bundle, site], {
    env,
  });
  return { ...JSON.parse(stdout), others };
}

/** Node 20 does not run TypeScript. */
async function bundleHighlight() {
  const sources = join(root, 'packages/pagewright/src/highlight');
  const modules = ['code-theme', 'languages', 'regex-engine', 'tokenize'];
  const input = join(folder, 'entry.mjs');
  writeFileSync(
    input,
    modules.map((name) => `export * from ${JSON.stringify(join(sources, `${name}.ts`))};\n`).join(''),
  );
  const file = join(folder, 'highlight.mjs');
  const bundle = await rolldown({ input, platform: 'node', external: /^shiki/, logLevel: 'warn' });
  await bundle.write({ file, format: 'es' });
  await bundle.close();
  return file;
}
