#!/usr/bin/env node
// Usage: node bench/mcp.mjs [DIST] [--assert]
// Asks `pagewright mcp` all queries of the sets over standard input and output: how long an answer takes, and what the server needs for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '../scripts/format-table.mjs';
import { readQueries } from './search/support/queries.mjs';
import { withAgent } from './support/agent.mjs';
import { readQuestions } from './support/questions.mjs';
import { median, quantile } from './support/statistics.mjs';
import { withSite } from './support/workspace.mjs';

const goals = { median: 20, megabytes: 120 };
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { assert: { type: 'boolean', default: false } },
});
const reporter = new URL('support/report-usage.mjs', import.meta.url).href;

await withSite(positionals[0], async (dist, folder) => {
  const report = join(folder, 'usage.json');
  const environment = { NODE_OPTIONS: `--import=${reporter}`, USAGE_REPORT: report };
  const measure = async (name, use) => {
    const times = await withAgent(dist, ({ ask }) => use(ask), environment);
    return row(name, times, JSON.parse(readFileSync(report, 'utf8')));
  };
  // The first server of all may bundle the engine: that is no part of answering.
  await withAgent(dist, ({ ask }) => ask('list_versions'));
  const rows = [
    await measure('search', searchAll),
    await measure('search, questions', (ask) => askAll(ask, readQuestions())),
    await measure('read_page, of first results', readAll),
  ];
  const head = ['tool', 'calls', 'first call', 'median', '95th percentile', 'slowest', 'CPU per call', 'peak memory'];
  console.log(formatTable([head, ...rows.map(({ cells }) => cells)]));
  const over = rows.filter(({ middle, megabytes }) => middle > goals.median || megabytes > goals.megabytes);
  const goal = `${goals.median} ms median, ${goals.megabytes} MB`;
  console.log(
    `\n${over.length === 0 ? `Within ${goal}.` : `Over ${goal}: ${over.map(({ name }) => name).join('; ')}.`}`,
  );
  if (options.assert && over.length > 0) process.exitCode = 1;
});

function searchAll(ask) {
  return askAll(ask, readQueries());
}

/** @returns the times of all calls, in milliseconds. */
async function askAll(ask, queries) {
  const times = [];
  for (const { query, version } of queries) {
    const start = performance.now();
    await ask('search', { query, version });
    times.push(performance.now() - start);
  }
  return times;
}

/** Searches, too, so that all that an agent needs is in memory at once. */
async function readAll(ask) {
  const times = [];
  for (const { query, version } of readQueries()) {
    const url = /https?:\S+/.exec(await ask('search', { query, version }))?.[0];
    if (!url) continue;
    const start = performance.now();
    await ask('read_page', { page: url });
    times.push(performance.now() - start);
  }
  return times;
}

/** @param usage Of the whole process: that of starting is part of each call's share. */
function row(name, times, { megabytes, cpu }) {
  const middle = median(times);
  const figures = [times[0], middle, quantile(times, 0.95), Math.max(...times), cpu / times.length];
  const cells = [
    name,
    String(times.length),
    ...figures.map((time) => `${time.toFixed(1)} ms`),
    `${megabytes.toFixed(0)} MB`,
  ];
  return { name, middle, megabytes, cells };
}
