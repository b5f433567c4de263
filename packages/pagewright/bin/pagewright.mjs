#!/usr/bin/env node
// The command line's entry point. Node 20 does not run TypeScript, so the Node side of the engine is bundled
// once per source change and cached in node_modules/.cache; later starts run plain JavaScript.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
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

function hashSources() {
  const hash = createHash('sha256');
  const files = ['bin', 'src']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|[\\/]golden[\\/]/.test(file))
    .sort();
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = Object.keys(dependencies).map((name) => join(packages, name, 'package.json'));
  for (const file of [...files, ...manifests.filter((manifest) => existsSync(manifest))]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} target */
async function bundle(target) {
  const { build } = await import('rolldown');
  const fresh = `${target}.${process.pid}`;
  await build({
    input: {
      cli: join(root, 'src/cli/main.ts'),
      worker: join(root, 'src/pipeline/tasks/worker.ts'),
      'bundle-engine': join(root, 'src/pipeline/bundle/bundle-engine.ts'),
    },
    platform: 'node',
    // Packages are loaded from node_modules; only our own sources are bundled.
    external: /^(?![a-zA-Z]:)[^./]/,
    logLevel: 'warn',
    output: { dir: fresh, format: 'esm', entryFileNames: '[name].mjs' },
  });
  try {
    renameSync(fresh, target);
  } catch (error) {
    // Another process bundled the same sources first: its copy is just as good.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
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

const hash = hashSources();
const target = join(cache, `node-${hash}`);
const isBundled = existsSync(target);
try {
  prepareCache();
  if (!isBundled) accessSync(cache, constants.W_OK);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  explain(error);
}
const early = !isBundled && ['build', 'check'].includes(process.argv[2] ?? '') ? startBundler() : undefined;
if (!isBundled) {
  await bundle(target);
  if (isShared) removeUnused(chosen, /^checkout-[0-9a-f]{16}$/, 30);
  removeUnused(cache, /^site-[0-9a-f]{16}$/, 30);
  // A process id at the end is that of a command that did not finish.
  removeUnused(cache, /^(node|bundle-[0-9a-f]{16})-[0-9a-f]{16}(\.\d+)?$/, 1);
}
markUsed(cache);
markUsed(target);

/** @param {string} name */
const script = (name) => join(target, `${name}.mjs`);

/**
 * @param {string} baseUrl
 * @param {string} dir
 */
function bundleEngine(baseUrl, dir) {
  const running = early ?? startBundler();
  running.child.stdin?.end(JSON.stringify({ script: script('bundle-engine'), root, baseUrl, dir }));
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
