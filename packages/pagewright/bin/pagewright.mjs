#!/usr/bin/env node
// The command line's entry point. The Node side of the engine comes bundled with the published package; in a checkout it is bundled
// once per source change and cached in node_modules/.cache.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleNode, hashPackages, hashSources, publishedBundle } from './bundle-node.mjs';
import { hasCode, isRefusal, markUsed, removeUnused } from './cache.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The folder with the engine's dependencies: where Node looks for them, often above the package itself. */
const packages = findPackages();
const chosen = resolve(process.env.PAGEWRIGHT_CACHE || join(packages, '.cache', 'pagewright'));
const isShared = !isWithin(packages, chosen);
// The bundles find their packages from where they are, so checkouts that share a cache have a folder each.
const cache = isShared
  ? join(chosen, `checkout-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`)
  : chosen;

function findPackages() {
  const folders = createRequire(import.meta.url).resolve.paths('rolldown') ?? [];
  const found = folders.find((folder) => existsSync(join(folder, 'rolldown')));
  if (!found)
    throw new Error(`The engine's packages are not installed: there is no rolldown in ${folders.join(', ')}.`);
  return found;
}

/**
 * @param {string} folder
 * @param {string} path
 */
function isWithin(folder, path) {
  const way = relative(folder, path);
  // On Windows, the way to another drive is absolute.
  return !isAbsolute(way) && way.split(sep, 1)[0] !== '..';
}

function prepareCache() {
  mkdirSync(cache, { recursive: true });
  const link = join(cache, 'node_modules');
  if (!isShared || existsSync(link)) return;
  try {
    symlinkSync(packages, link, 'junction');
  } catch (error) {
    // A concurrent command was faster.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

function startBundler() {
  const running = promisify(execFile)(process.execPath, [join(root, 'bin', 'bundle-engine.mjs')]);
  // It may have failed before anybody waits for it; its own message says more than that it no longer reads.
  running.catch(() => {});
  running.child.stdin?.on('error', () => {});
  return running;
}

/** @param {Error} error */
function explain(error) {
  console.error(`The cache folder cannot be used: ${error.message}\n  hint: set PAGEWRIGHT_CACHE to a writable folder`);
  process.exit(1);
}

const published = publishedBundle(root);
// Nobody edits the sources of the published package: what they were is known from when it was packed.
const hash = createHash('sha256')
  .update(published?.sources ?? hashSources(root))
  .update(hashPackages(root, packages))
  .digest('hex')
  .slice(0, 16);
const target = published?.folder ?? join(cache, `node-${hash}`);
const isBundled = existsSync(target);
try {
  prepareCache();
  if (!isBundled) accessSync(cache, constants.W_OK);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  explain(error);
}
const early = !isBundled && ['build', 'check'].includes(process.argv[2] ?? '') ? startBundler() : undefined;
if (!isBundled) await bundleNode(root, target);
if (!isBundled || published) {
  if (isShared) removeUnused(chosen, /^checkout-[0-9a-f]{16}$/, 30);
  removeUnused(cache, /^site-[0-9a-f]{16}$/, 30);
  // A process id at the end is that of a command that did not finish.
  removeUnused(cache, /^(node|bundle-[0-9a-f]{16})-[0-9a-f]{16}(\.\d+)?$/, 1);
}
markUsed(cache);
markUsed(target);

/** @param {string} name */
const script = (name) => join(target, `${name}.mjs`);

/** @param {object} order What to bundle, and where to: see `pipeline/bundle/bundle-engine.ts`. */
function bundleEngine(order) {
  const running = early ?? startBundler();
  running.child.stdin?.end(JSON.stringify({ ...order, script: script('bundle-engine'), root }));
  return running;
}

const { main } = await import(pathToFileURL(script('cli')).href);
try {
  const engine = { root, cache, hash, worker: script('worker'), bundleEngine, markUsed };
  process.exitCode = await main(process.argv.slice(2), engine);
} catch (error) {
  if (isRefusal(error) && error.path && isWithin(cache, error.path)) explain(error);
  throw error;
} finally {
  early?.child.stdin?.end();
}
