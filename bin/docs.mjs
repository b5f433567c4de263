#!/usr/bin/env node
// The command line's door. Node 20 does not run TypeScript, so the Node side of the engine is bundled
// once per change of its sources and kept under node_modules/.cache; every later start is plain JavaScript.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = resolve(process.env.DOCS_ENGINE_CACHE || join(root, 'node_modules', '.cache', 'docs-engine'));

function hashSources() {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/\.test\.tsx?$|[\\/]golden[\\/]/.test(file))
    .sort();
  for (const file of [...files, join(root, 'package-lock.json'), fileURLToPath(import.meta.url)]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(target) {
  const { build } = await import('rolldown');
  const fresh = `${target}.${process.pid}`;
  await build({
    input: {
      cli: join(root, 'src/cli.ts'),
      worker: join(root, 'src/build/worker.ts'),
      bundler: join(root, 'src/build/bundler.ts'),
    },
    platform: 'node',
    // Packages are loaded from node_modules; only our own sources are bundled.
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !/^[a-zA-Z]:/.test(id),
    logLevel: 'warn',
    output: { dir: fresh, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs' },
  });
  try {
    renameSync(fresh, target);
  } catch (error) {
    // Another process bundled the same sources first: its copy is as good as ours.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

const day = 24 * 60 * 60 * 1000;
/** Each is marked as used by every command that uses it. */
const keptFor = { node: day, bundle: day, site: 30 * day };

/** Bundles of other sources, and what was built of sites that nobody builds any more. */
function removeUnused() {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const [kind] = name.split('-', 1);
    // Another process may just be removing it, too.
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Object.hasOwn(keptFor, kind) && mtimeMs < Date.now() - keptFor[kind])
      rmSync(path, { recursive: true, force: true });
  }
}

/** Packages are looked up from where the bundles lie; a cache elsewhere needs a way back to ours. */
function linkPackages() {
  if (!relative(join(root, 'node_modules'), cache).startsWith('..')) return;
  mkdirSync(cache, { recursive: true });
  const link = join(cache, 'node_modules');
  if (existsSync(link)) return;
  // One that leads nowhere is left of an engine that is no longer there.
  rmSync(link, { force: true });
  try {
    symlinkSync(join(root, 'node_modules'), link, 'junction');
  } catch (error) {
    // Another command was faster.
    if (error.code !== 'EEXIST' || !existsSync(link)) throw error;
  }
}

try {
  linkPackages();
} catch (error) {
  console.error(
    `The cache cannot be used: ${error.message}\n  hint: DOCS_ENGINE_CACHE names a folder that can be written to`,
  );
  process.exit(1);
}
const hash = hashSources();
const target = join(cache, `node-${hash}`);
if (!existsSync(target)) {
  await bundle(target);
  removeUnused();
}
utimesSync(target, new Date(), new Date());

const script = (name) => join(target, `${name}.mjs`);
const { main } = await import(pathToFileURL(script('cli')).href);
const engine = { root, cache, hash, worker: script('worker'), bundler: script('bundler') };
process.exitCode = await main(process.argv.slice(2), engine);
