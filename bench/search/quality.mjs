#!/usr/bin/env node
// Usage: node bench/search/quality.mjs [DIST] [--own] [--misses] [--json FILE] [--assert]
// Runs the same queries against the site's own search, MiniSearch and Pagefind, and prints how well each answers; with --own
// the site's own only.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser.mjs';
import { loadEngine } from './support/engine.mjs';
import { measure, rankOf } from './support/measures.mjs';
import { miniSearch } from './support/minisearch.mjs';
import { ownSearch } from './support/own-search.mjs';
import { openPagefind, writePagefind } from './support/pagefind.mjs';
import { readVersions } from './support/pages.mjs';
import { kinds, problemsOf, readQueries, splitTarget } from './support/queries.mjs';
import { formatTable } from '../../scripts/format-table.mjs';
import { withSite } from '../support/workspace.mjs';

const goals = { mrr: 0.94, at5: 0.98 };
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    own: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    json: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});
const queries = readQueries();
const different = new Set(queries.map(({ version, query }) => `${version} ${query}`)).size;

await withSite(positionals[0], async (dist, folder) => {
  const versions = readVersions(dist);
  const problems = problemsOf(queries, versions);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  const engine = await loadEngine(folder);
  const own = await askAll(await perVersion((name, version) => ownSearch(engine, dist, name, version)));
  const strict = own.map((answers, at) => rankOf(answers, (found) => isShown(found, queries[at])));
  const systems = {
    'own index': ranksOf(own),
    'own index, section shown': strict,
    ...(!options.own && (await askOthers())),
  };
  report(systems, own);

  async function askOthers() {
    return {
      'MiniSearch, defaults': ranksOf(await askAll(await perVersion((_, version) => miniSearch(engine, version)))),
      'MiniSearch, prefix and fuzzy 0.2': ranksOf(
        await askAll(await perVersion((_, version) => miniSearch(engine, version, { prefix: true, fuzzy: 0.2 }))),
      ),
      Pagefind: ranksOf(await askPagefind(versions, join(folder, 'pagefind'))),
    };
  }

  async function perVersion(open) {
    const opened = new Map();
    for (const [name, version] of versions) opened.set(name, await open(name, version));
    return (query, name) => opened.get(name)(query);
  }
});

async function askAll(search) {
  const answers = [];
  for (const { query, version } of queries) answers.push(await search(query, version));
  return answers;
}

async function askPagefind(versions, folder) {
  await writePagefind(versions, folder);
  const browser = await launchBrowser();
  try {
    return await askAll(await openPagefind(browser, folder));
  } finally {
    await browser.close();
  }
}

/** A section counts as found if its page is. */
function ranksOf(answers) {
  return answers.map((found, at) => {
    const expected = new Set(queries[at].expect.map((target) => splitTarget(target)[0]));
    return rankOf(found, ({ path }) => expected.has(path));
  });
}

/** Whether the result shows an expected section, not just its page. */
function isShown({ path, anchors }, { expect }) {
  return expect.some((target) => {
    const [page, anchor] = splitTarget(target);
    return page === path && (anchor === undefined || anchors.includes(anchor));
  });
}

function report(systems, own) {
  const groups = {
    all: () => true,
    ...Object.fromEntries(
      [...new Set(queries.map(({ set }) => set))].map((set) => [`${set} set`, (query) => query.set === set]),
    ),
    'latest version': ({ version }) => version === 'current',
    'older versions': ({ version }) => version !== 'current',
    ...Object.fromEntries(kinds.map((kind) => [kind, (query) => query.kind === kind])),
  };
  const results = Object.fromEntries(
    Object.entries(systems).map(([system, ranks]) => [
      system,
      Object.fromEntries(
        Object.entries(groups).map(([group, isIn]) => [group, measure(ranks.filter((_, at) => isIn(queries[at])))]),
      ),
    ]),
  );
  // The sets were written independently and share some queries: those count as often as people thought of them.
  console.log(`${queries.length} queries, ${different} of them distinct`);
  const figure = (value) => value.toFixed(3);
  for (const [system, figures] of Object.entries(results)) {
    const rows = Object.entries(figures).map(([group, { count, mrr, at1, at5 }]) => [
      group,
      String(count),
      ...[mrr, at1, at5].map(figure),
    ]);
    console.log(`\n${formatTable([[system, 'queries', 'MRR@10', 'success@1', 'success@5'], ...rows])}`);
  }
  if (options.misses) printMisses(systems['own index'], own);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
  judge(results);
}

function printMisses(ranks, own) {
  console.log('\nNot first:');
  queries.forEach(({ query, place, kind, expect }, at) => {
    if (ranks[at] === 1) return;
    const found = own[at].slice(0, 3).map(({ path }) => path);
    console.log(
      `  ${place} ${kind} "${query}": ${ranks[at]}, expected ${expect.join(' or ')}; found ${found.join(', ')}`,
    );
  });
}

function judge(results) {
  const own = results['own index'].all;
  const others = Object.entries(results).filter(([system]) => !system.startsWith('own index'));
  const failures = [
    ...Object.entries(goals)
      .filter(([name, goal]) => own[name] < goal)
      .map(([name, goal]) => `${name} is ${own[name].toFixed(3)}, below ${goal}`),
    ...others.flatMap(([system, { all }]) =>
      ['mrr', 'at1', 'at5']
        .filter((name) => own[name] <= all[name])
        .map((name) => `${name} is not ahead of ${system} (${all[name].toFixed(3)})`),
    ),
  ];
  console.log(`\n${failures.length === 0 ? 'All goals met.' : `Not met: ${failures.join('; ')}.`}`);
  if (options.assert && failures.length > 0) process.exitCode = 1;
}
