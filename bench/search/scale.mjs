#!/usr/bin/env node
// Usage: node bench/search/scale.mjs [--pages 123,2000,10000] [--json FILE]
// Builds search indexes of ever more generated pages: their size, what a query loads, and how long it takes.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { AskedIndex, timed } from './support/asked-index.mjs';
import { loadEngine } from './support/engine.mjs';
import { indexGenerated } from './support/generated-index.mjs';
import { planPages } from './support/generated-pages.mjs';
import { generatedQueries } from './support/generated-queries.mjs';
import { median, quantile } from '../support/statistics.mjs';
import { formatTable } from '../../scripts/format-table.mjs';
import { coresInUse, describeCores } from './support/quiet.mjs';
import { keystrokes } from './support/typed.mjs';
import { withFolder } from '../support/workspace.mjs';

const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: '123,2000,10000' }, json: { type: 'string' } },
});
const sizes = options.pages.split(',').map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size > 0))
  throw new Error(`Invalid --pages "${options.pages}": expected whole numbers of at least 1, separated by commas.`);

const others = await coresInUse();
const results = [];
await withFolder(async (folder) => {
  const engine = await loadEngine(folder);
  for (const size of sizes) {
    results.push(await measureSize(engine, size));
    console.error(`Finished ${size} pages.`);
  }
});
const model = cpus()[0]?.model;
console.log(
  `${availableParallelism()} cores (${model}), Node ${process.version}, not throttled; before the run ${describeCores(others)}\n`,
);
print(results);
if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);

async function measureSize(engine, size) {
  const plan = planPages(size);
  const { files, ...made } = indexGenerated(engine, plan);
  const queries = generatedQueries(plan);
  const named = (start) => [...files.keys()].filter((path) => path.includes(`/${start}`)).length;
  /** @type {{ open: number[], first: number[], following: number[] }} */
  const times = { open: [], first: [], following: [] };
  const result = {
    pages: size,
    ...made,
    termShards: named('terms-'),
    pageShards: named('pages-'),
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    core: files.get('index.json')?.bytes,
    whole: { files: [], bytes: [] },
    typed: { files: [], bytes: [] },
    ...times,
  };
  // Warm-up for the JIT compiler.
  await session(queries.slice(0, 2).flatMap(keystrokes));
  for (const query of queries) {
    const whole = await session([query]);
    result.open.push(whole.open);
    result.first.push(whole.times[0]);
    note(result.whole, whole.asked);
    const typed = await session(keystrokes(query));
    result.following.push(...typed.times.slice(1));
    note(result.typed, typed.asked);
  }
  return result;

  /** Queries against an index with nothing loaded yet. */
  async function session(questions) {
    const asked = new AskedIndex(engine, files);
    const open = await timed(() => asked.open());
    const took = [];
    for (const question of questions) took.push(await timed(() => asked.ask(question)));
    return { asked, open, times: took };
  }

  function note(list, { loaded, bytes }) {
    list.files.push(loaded);
    list.bytes.push(bytes);
  }
}

function print(list) {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
  const milliseconds = (time) => `${time.toFixed(1)} ms`;
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const load = ({ files, bytes }) => `${mean(files).toFixed(1)} files, ${kilobytes(mean(bytes))}`;
  const rows = {
    pages: ({ pages }) => String(pages),
    records: ({ records }) => String(records),
    terms: ({ terms }) => String(terms),
    'index, brotli': ({ bytes }) => kilobytes(bytes),
    'of which loaded up front': ({ core }) => kilobytes(core),
    'term shards, page shards': ({ termShards, pageShards }) => `${termShards}, ${pageShards}`,
    'a query loads, on average': ({ whole }) => load(whole),
    'a query loads, at most': ({ whole }) => kilobytes(Math.max(...whole.bytes)),
    'typed key by key, on average': ({ typed }) => load(typed),
    'texts of 8 pages, for snippets': ({ textBytes }) => kilobytes(8 * textBytes),
    'open, median': ({ open }) => milliseconds(median(open)),
    'first query, median': ({ first }) => milliseconds(median(first)),
    'first query, 95th percentile': ({ first }) => milliseconds(quantile(first, 0.95)),
    'following keystrokes, median': ({ following }) => milliseconds(median(following)),
    'following keystrokes, 95th percentile': ({ following }) => milliseconds(quantile(following, 0.95)),
    'writing the index': ({ writing }) => milliseconds(writing),
  };
  console.log(formatTable(Object.entries(rows).map(([label, show]) => [label, ...list.map(show)])));
}
