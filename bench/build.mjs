#!/usr/bin/env node
// Usage: node bench/build.mjs [--scale] [--versions | --only-versions] [--version-pages N] [--compared] [--repeats N] [--json FILE] [--assert]
// Builds generated sites cold, warm and with one changed page, compared with a yardstick from the same run.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluate, formatResults, formatRun, othersOf } from './support/build-budgets.mjs';
import { defaultPages, defaultVersions, generateSite } from './generate-site.mjs';
import { maxOthers, run } from './support/measure.mjs';
import { readRepeats } from './support/repeats.mjs';
import { runYardstick } from './support/run-yardstick.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const sites = join(here, '.sites');
const manyVersions = 70;
const { values: options } = parseArgs({
  options: {
    scale: { type: 'boolean', default: false },
    versions: { type: 'boolean', default: false },
    'only-versions': { type: 'boolean', default: false },
    'version-pages': { type: 'string', default: '100' },
    compared: { type: 'boolean', default: false },
    repeats: { type: 'string', default: '3' },
    json: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});
const repeats = readRepeats(options.repeats);
const versionPages = readRepeats(options['version-pages'], '--version-pages');
const hasVersions = options.versions || options['only-versions'];
const runs = {
  ...(!options['only-versions'] && { yardstick: [], cold: [], warm: [], onePage: [] }),
  ...(options.scale && { scale: [] }),
  ...(hasVersions && { oneVersion: [], versionsCold: [], versionsWarm: [], versionsOnePage: [] }),
};

mkdirSync(sites, { recursive: true });
// Output and cache share a file system, as in a real project.
const work = mkdtempSync(join(sites, 'run-'));
try {
  const small = options['only-versions'] ? undefined : makeSite(defaultPages);
  const large = options.scale ? makeSite(defaultPages * 10) : undefined;
  const versions = hasVersions
    ? { one: makeSite(versionPages, 1), many: makeSite(versionPages * manyVersions, manyVersions) }
    : undefined;
  for (let round = 1; round <= repeats; round++) {
    if (small) await measureRound(round, small);
    if (large) await record(round, 'scale', () => build(large, join(work, `scale-${round}`), large.pages));
    if (versions) await measureVersions(round, versions);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

const results = evaluate(runs);
const others = othersOf(runs);
console.log(
  `\n${availableParallelism()} cores, Node ${process.version}, medians of ${repeats}${others === undefined ? '' : `; other processes kept ${others.toFixed(1)} cores busy${others > maxOthers ? ', so these figures are not reliable' : ''}`}\n`,
);
console.log(formatResults(results));
if (options.json)
  writeFileSync(
    options.json,
    `${JSON.stringify({ node: process.version, cores: availableParallelism(), others, runs, results }, null, 2)}\n`,
  );
if (options.assert && results.some(({ ok }) => ok === false)) process.exitCode = 1;

function makeSite(pages, versions = defaultVersions) {
  const { compared } = options;
  const site = generateSite(join(sites, `${pages}-${versions}${compared ? '-compared' : ''}`), pages, versions, {
    compared,
  });
  console.log(`${site.pages} pages, ${(site.bytes / 1000).toFixed(0)} kB, ${site.blocks} code blocks`);
  return site;
}

/**
 * Files of a round are kept until the end: a file system that has just deleted thousands of files skips each of their
 * slots for a while, and takes ten times as long to create new ones.
 */
async function measureRound(round, small) {
  const folder = join(work, String(round));
  await record(round, 'yardstick', async () => {
    const { blocks, ...figures } = await runYardstick(small.dir);
    if (blocks !== small.blocks)
      throw new Error(`The yardstick found ${blocks} code blocks instead of ${small.blocks}.`);
    return figures;
  });
  await record(round, 'cold', () => build(small, folder, small.pages));
  await record(round, 'warm', () => build(small, folder, 0));
  await recordOnePage(round, 'onePage', small, folder);
}

/** A site of many versions, of which one is written, and a site of that version alone. */
async function measureVersions(round, { one, many }) {
  const [small, large] = [join(work, `one-${round}`), join(work, `many-${round}`)];
  await build(one, small, one.pages);
  await recordOnePage(round, 'oneVersion', one, small);
  await record(round, 'versionsCold', () => build(many, large, many.pages));
  await record(round, 'versionsWarm', () => build(many, large, 0));
  await recordOnePage(round, 'versionsOnePage', many, large);
}

async function recordOnePage(round, name, site, folder) {
  const restore = changeProse(site, round);
  try {
    await record(round, name, () => build(site, folder, 1));
  } finally {
    restore();
  }
}

async function record(round, name, measure) {
  const { stdout, ...figures } = await measure();
  const steps = /^ {2}time .*\((.*)\)$/m.exec(stdout ?? '')?.[1];
  runs[name].push({ ...figures, ...(steps && { steps }) });
  console.log(`  ${round}. ${name.padEnd(15)} ${formatRun(figures)}${steps ? `   ${steps}` : ''}`);
}

/** Fails on a warning or an unexpected number of compiled pages, which would mean measuring the wrong thing. */
async function build(site, folder, expected) {
  const args = [
    join(here, '../packages/pagewright/bin/pagewright.mjs'),
    'build',
    site.dir,
    '--out',
    join(folder, 'out'),
    '--strict',
  ];
  const result = await run(process.execPath, args, {
    env: { ...process.env, PAGEWRIGHT_CACHE: join(folder, 'cache') },
  });
  const compiled = /(\d+) compiled/.exec(result.stdout)?.[1];
  if (Number(compiled) !== expected)
    throw new Error(
      `The build compiled ${compiled} pages instead of ${expected}. Were the engine's sources edited during the run?`,
    );
  return result;
}

/** Adds a sentence to the first paragraph of a page; returns a function that reverts it. */
function changeProse(site, round) {
  const file = join(site.dir, 'content', site.newest, 'index.mdx');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('\n\n## ', ` This sentence came in round ${round}.\n\n## `));
  return () => writeFileSync(file, before);
}
