#!/usr/bin/env node
// Usage: node scripts/check-sizes.mjs [DIST]
// Checks a built website, as served (brotli), against the size budgets; exits with 1 if one is exceeded.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgets } from './budgets.mjs';
import { formatTable } from './format-table.mjs';

/** @type {Map<string, number>} */
const inlineSizes = new Map();
const dist = process.argv[2] ?? 'dist';
if (!existsSync(join(dist, '404.html'))) {
  console.error(`There is no built website in ${dist}. Usage: node scripts/check-sizes.mjs [DIST]`);
  process.exit(2);
}
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
const heaviest = ratios.reduce((most, page) => (page.firstLoad > most.firstLoad ? page : most));

const application = /<html[^>]* data-entry="([^"]*)"/.exec(landing.html)?.[1]?.split(' ') ?? [];
// The hosted provider's chunk is loaded only where one is configured, and then instead of the worker.
const searchScripts = files.filter(
  (file) => file.endsWith('.js') && !application.includes(file) && !/\/algolia-/.test(file),
);
const searchIndexes = files.filter((file) => /\/search-index\/[^/]+\/index\.json$/.test(file));

/** @type {{ label: string, value: number, budget: number, show: (value: number) => string }[]} */
const rows = [
  row('boot script', landing.inline, budgets.boot),
  row('stylesheet', sum(landing.stylesheets), budgets.stylesheet),
  row('JavaScript before the first intent', landing.inline + sum(landing.scripts), budgets.scriptsBefore),
  row('JavaScript after the first intent', sum(application), budgets.scriptsAfter),
  row('search JavaScript, on the first intent to search', sum(searchScripts), budgets.search),
  ...searchIndexes.map((file) => row(`search index ${file}`, served(file), budgets.searchIndex)),
  row('fonts', sum(files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file))), budgets.fonts),
  row(`first load of ${landing.path}`, landing.firstLoad, budgets.landing),
  row(`first load of ${heaviest.path}, the heaviest`, heaviest.firstLoad, budgets.heaviest),
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
 * A page of the application, unlike redirects and the like.
 *
 * @param {string} file
 */
function readPage(file) {
  const html = readFileSync(join(dist, file), 'utf8');
  const payload = /<div id="root"[^>]* data-page="([^"]*)"/.exec(html)?.[1];
  if (!payload) return undefined;
  const stylesheets = addresses(html, /<link rel="stylesheet" href="([^"]*)"/g);
  const scripts = addresses(html, /<script[^>]* src="([^"]*)"/g);
  const preloads = addresses(html, /<link rel="(?:module)?preload"[^>]* href="([^"]*)"/g);
  // All images of the page although most are lazy: an upper bound.
  const images = addresses(html, /<img[^>]* src="([^"]*)"/g);
  const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) =>
    compressedOnce(code),
  ).reduce((total, size) => total + size, 0);
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0];
  const requests = [file, ...new Set([...stylesheets, ...scripts, ...preloads, ...images])];
  return {
    path: file.replace(/index\.html$/, ''),
    html,
    inline,
    stylesheets,
    scripts,
    requests,
    firstLoad: sum(requests),
    ...(article && { ratio: served(payload) / compressed(article) }),
  };
}

/**
 * @param {string} html
 * @param {RegExp} pattern
 */
function addresses(html, pattern) {
  return Array.from(html.matchAll(pattern), ([, url = '']) => url).filter((url) => url.startsWith('/'));
}

/**
 * Transferred bytes of a file.
 *
 * @param {string} file
 */
function served(file) {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** @param {string[]} list */
function sum(list) {
  return list.reduce((total, file) => total + served(file), 0);
}

/**
 * An inline script as small as it gets; nearly all pages have the same.
 *
 * @param {string} code
 */
function compressedOnce(code) {
  const size = inlineSizes.get(code) ?? compressed(code, 11);
  inlineSizes.set(code, size);
  return size;
}

/**
 * Part of a page; by default compressed slightly better than the build compresses most payloads: the stricter measure.
 *
 * @param {string} text
 */
function compressed(text, quality = 9) {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }).byteLength;
}

/**
 * @param {string} label
 * @param {number} value
 * @param {number} budget
 */
function row(label, value, budget) {
  return { label, value, budget, show: (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB` };
}
