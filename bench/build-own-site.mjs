#!/usr/bin/env node
// Usage: node bench/build-own-site.mjs [SITE] [--repeats N]
// Builds a site folder cold and warm and compares time and memory with the yardstick.
import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatRun } from './support/build-budgets.mjs';
import { run } from './support/measure.mjs';
import { readRepeats } from './support/repeats.mjs';
import { runYardstick } from './support/run-yardstick.mjs';
import { median } from './support/statistics.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: 'string', default: '3' } },
});
const repeats = readRepeats(options.repeats);
const site = resolve(positionals[0] ?? join(root, 'site'));
/** @type {Record<'yardstick' | 'cold' | 'warm', { seconds: number, megabytes: number }[]>} */
const runs = { yardstick: [], cold: [], warm: [] };
// Output and cache share a file system, as in a real project.
const work = mkdtempSync(join(root, 'node_modules', '.bench-'));
try {
  for (let round = 1; round <= repeats; round++) await measureRound(round);
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const [name, list] of Object.entries(runs)) {
  const of = (field) => list.map((figures) => figures[field]);
  console.log(
    `${name}: median ${median(of('seconds')).toFixed(1)} s, at most ${Math.max(...of('megabytes')).toFixed(0)} MB`,
  );
}

/** Files of a round are kept until the end, see bench/build.mjs. */
async function measureRound(round) {
  const folder = join(work, String(round));
  const env = { ...process.env, PAGEWRIGHT_CACHE: join(folder, 'cache') };
  const args = [join(root, 'packages/pagewright/bin/pagewright.mjs'), 'build', site, '--out', join(folder, 'out')];
  runs.yardstick.push(await runYardstick(site));
  for (const name of /** @type {const} */ (['cold', 'warm'])) {
    const { stdout, ...figures } = await run(process.execPath, args, { env });
    runs[name].push(figures);
    console.log(`  ${round}. ${name}  ${formatRun(figures)}   ${/^Built.*$/m.exec(stdout)?.[0] ?? ''}`);
  }
}
