#!/usr/bin/env node
// Usage: node scripts/check-sizes.mjs [DIST]
// Checks a built website, as served (brotli), against the size budgets; exits with 1 if one is exceeded.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { budgets } from './budgets.mjs';
import { formatTable } from './format-table.mjs';
import { transfers } from './transfers.mjs';

const dist = process.argv[2] ?? 'dist';
if (!existsSync(join(dist, '404.html'))) {
  console.error(`There is no built website in ${dist}. Usage: node scripts/check-sizes.mjs [DIST]`);
  process.exit(2);
}
const { readPage, served, sum } = transfers(dist);
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
const pages = files
  .filter((file) => file.endsWith('/index.html'))
  .map(readPage)
  .filter((page) => page !== undefined);
const landing = pages.find(({ html }) => /<html[^>]* data-home/.test(html));
if (!landing) throw new Error(`None of the ${pages.length} pages in ${dist} is the landing page.`);
const ratios = pages
  .flatMap((page) => (page.ratio === undefined ? [] : [{ ...page, ratio: page.ratio }]))
  .sort((a, b) => b.ratio - a.ratio);
// Only of documents: the debug pages contain all of the site's data.
const heaviest = heaviestOf(ratios.filter(({ isErrorIndex }) => !isErrorIndex));
const comparisons = pages.filter(({ isComparison }) => isComparison);
const errorIndexes = pages.filter(({ isErrorIndex }) => isErrorIndex);

const application = /<html[^>]* data-entry="([^"]*)"/.exec(landing.html)?.[1]?.split(' ') ?? [];
/** What loads on an intent of its own, `score-types` with a search for types, `similar-pages` where there is no page. Previews and declarations share the box that shows them. */
const tools = [
  'page-menu',
  'feedback-form',
  'link-preview',
  'jump-back',
  'shortcuts',
  'web-mcp',
  'declaration-popover',
  'hover-box',
  'score-types',
  'similar-pages',
];
const toolFiles = tools.map((name) => ({
  name,
  files: files.filter((file) => new RegExp(`/${name}-[^/]+\\.(?:js|css)$`).test(file)),
}));
// The hosted provider's chunk is loaded only where one is configured, and then instead of the worker.
const searchScripts = files.filter(
  (file) =>
    file.endsWith('.js') &&
    !application.includes(file) &&
    !/\/algolia-/.test(file) &&
    !toolFiles.some((tool) => tool.files.includes(file)),
);
const searchIndexes = files.filter((file) => /\/search-index\/[^/]+\/index\.json$/.test(file));

/** @type {{ label: string, value: number, budget: number, show: (value: number) => string }[]} */
const rows = [
  row('boot script', landing.inline, budgets.boot),
  row('stylesheet', sum(landing.stylesheets), budgets.stylesheet),
  row('JavaScript before the first intent', landing.inline + sum(landing.scripts), budgets.scriptsBefore),
  row('JavaScript after the first intent', sum(application), budgets.scriptsAfter),
  row('search JavaScript, on the first intent to search', sum(searchScripts), budgets.search),
  ...toolFiles
    .filter((tool) => tool.files.length > 0)
    .map((tool) => row(`${tool.name}, on its own intent`, sum(tool.files), budgets.tool)),
  ...searchIndexes.map((file) => row(`search index ${file}`, served(file), budgets.searchIndex)),
  row('fonts', sum(files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file))), budgets.fonts),
  row(`first load of ${landing.path}`, landing.firstLoad, budgets.landing),
  row(`first load of ${heaviest.path}, the heaviest`, heaviest.firstLoad, budgets.heaviest),
  ...ofHeaviest(comparisons, 'the longest comparison', budgets.comparison),
  ...ofHeaviest(errorIndexes, 'the longest list of messages', budgets.errorIndex),
  row('first load, median of all docs', median(ratios.map(({ firstLoad }) => firstLoad)), budgets.median),
  ...[landing, heaviest].map(({ path, requests }) => ({
    label: `requests of ${path}`,
    value: requests.length,
    budget: budgets.requests,
    show: String,
  })),
  ...ratios.slice(0, 5).map(({ path, ratio }) => ({
    label: `payload ÷ article of ${path}`,
    value: ratio,
    budget: budgets.payloadRatio,
    show: (/** @type {number} */ value) => `${value.toFixed(2)} ×`,
  })),
];
console.log(
  formatTable(
    rows.map(({ label, value, budget, show }) => [
      label,
      show(value),
      `≤ ${show(budget)}`,
      value > budget ? 'over' : 'ok',
    ]),
  ),
);
const over = rows.filter(({ value, budget }) => value > budget);
console.log(
  `\n${pages.length} pages in ${dist}; payload ÷ article: median ${ratios[Math.floor(ratios.length / 2)]?.ratio.toFixed(2)}, ${ratios.filter(({ ratio }) => ratio > budgets.payloadRatio).length} of ${ratios.length} over.`,
);
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ label }) => label).join('; ')}.`);
  process.exitCode = 1;
}

/**
 * @template {{ firstLoad: number }} Page
 * @param {Page[]} list
 */
function heaviestOf(list) {
  return list.reduce((most, page) => (page.firstLoad > most.firstLoad ? page : most));
}

/**
 * @param {{ firstLoad: number, path: string }[]} list
 * @param {string} what
 * @param {number} budget
 */
function ofHeaviest(list, what, budget) {
  if (list.length === 0) return [];
  const { path, firstLoad } = heaviestOf(list);
  return [row(`first load of ${path}, ${what}`, firstLoad, budget)];
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * @param {string} label
 * @param {number} value
 * @param {number} budget
 */
function row(label, value, budget) {
  return { label, value, budget, show: (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB` };
}
