#!/usr/bin/env node
// Usage: node bench/build.mjs [--scale] [--repeats N] [--json FILE] [--assert]
// Builds generated sites cold, warm and with one page changed, next to the yardstick of the same run.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluate, formatTable } from './budgets.mjs';
import { defaultPages, generateSite } from './generate-site.mjs';
import { run } from './measure.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const sites = join(here, '.sites');
const { values: options } = parseArgs({
  options: {
    scale: { type: 'boolean', default: false },
    repeats: { type: 'string', default: '3' },
    json: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});
const repeats = Number(options.repeats);
if (!Number.isInteger(repeats) || repeats < 1) throw new Error(`--repeats is "${options.repeats}"; expected a whole number from 1.`);
const runs = { yardstick: [], cold: [], warm: [], onePage: [], ...(options.scale && { scale: [] }) };

mkdirSync(sites, { recursive: true });
// Output and cache lie beside each other: on one file system, as they do in a project.
const work = mkdtempSync(join(sites, 'run-'));
const load = loadavg()[0];
try {
  const small = makeSite(defaultPages);
  const large = options.scale ? makeSite(defaultPages * 10) : undefined;
  for (let round = 1; round <= repeats; round++) await measureRound(round, small, large);
} finally {
  rmSync(work, { recursive: true, force: true });
}

const results = evaluate(runs);
console.log(`\n${availableParallelism()} cores, Node ${process.version}, load before the run ${load.toFixed(1)}, medians of ${repeats}\n`);
console.log(formatTable(results));
if (options.json) writeFileSync(options.json, `${JSON.stringify({ node: process.version, cores: availableParallelism(), load, runs, results }, null, 2)}\n`);
if (options.assert && results.some(({ ok }) => ok === false)) process.exitCode = 1;

function makeSite(pages) {
  const site = generateSite(join(sites, String(pages)), pages);
  console.log(`${site.pages} pages, ${(site.bytes / 1000).toFixed(0)} kB, ${site.blocks} code blocks`);
  return site;
}

async function measureRound(round, small, large) {
  const cache = join(work, `cache-${round}`);
  await record('yardstick', async () => {
    const { stdout, megabytes } = await run(process.execPath, [join(here, 'yardstick.mjs'), small.dir]);
    const { blocks, seconds } = JSON.parse(stdout);
    if (blocks !== small.blocks) throw new Error(`The yardstick found ${blocks} code blocks instead of ${small.blocks}.`);
    return { seconds, megabytes };
  });
  await record('cold', () => build(small, cache));
  await record('warm', () => build(small, cache));
  const restore = changeProse(small, round);
  await record('onePage', () => build(small, cache));
  restore();
  if (large) await record('scale', () => build(large, join(work, `cache-scale-${round}`)));
  rmSync(work, { recursive: true });
  mkdirSync(work);

  async function record(name, measure) {
    const { seconds, megabytes, stdout } = await measure();
    runs[name].push({ seconds, megabytes });
    const steps = /^ {2}time .*$/m.exec(stdout ?? '')?.[0].trim();
    console.log(`  ${round}. ${name.padEnd(9)} ${seconds.toFixed(2).padStart(6)} s ${megabytes ? `${megabytes.toFixed(0).padStart(5)} MB` : ''}${steps ? `   ${steps}` : ''}`);
  }
}

/** A warning fails the build: a site with broken pages would measure the wrong thing. */
function build(site, cache) {
  const args = [join(here, '..', 'bin', 'docs.mjs'), 'build', site.dir, '--out', join(work, `out-${site.pages}`), '--strict'];
  return run(process.execPath, args, { env: { ...process.env, DOCS_ENGINE_CACHE: cache } });
}

/** Adds a sentence to the first paragraph of a page; returns how to take it back. */
function changeProse(site, round) {
  const file = join(site.dir, 'content', 'v4', 'index.mdx');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('\n\n## ', ` This sentence came in round ${round}.\n\n## `));
  return () => writeFileSync(file, before);
}
