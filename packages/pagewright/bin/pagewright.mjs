#!/usr/bin/env node
// The command line's entry point.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { isWhole, markUsed, sealFolder, sealedFiles } from './cache.mjs';
import { cache, hash, isBundled, nodeSide, root } from './node-side.mjs';

function startBundler() {
  const running = promisify(execFile)(process.execPath, [join(root, 'bin', 'bundle-engine.mjs')]);
  // It may have failed before anybody waits for it; its own message says more than that it no longer reads.
  running.catch(() => {});
  running.child.stdin?.on('error', () => {});
  return running;
}

let early = !isBundled && ['build', 'check', 'dev'].includes(process.argv[2] ?? '') ? startBundler() : undefined;
const target = await nodeSide();

/** @param {string} name */
const script = (name) => join(target, `${name}.mjs`);

/** @param {object} order What to bundle, and where to: see `pipeline/bundle/bundle-engine.ts`. */
function bundleEngine(order) {
  const running = early ?? startBundler();
  // It bundles once; the development server asks again after edits.
  early = undefined;
  running.child.stdin?.end(JSON.stringify({ ...order, script: script('bundle-engine'), root }));
  return running;
}

const { main } = await import(pathToFileURL(script('cli')).href);
try {
  const engine = {
    root,
    cache,
    hash,
    worker: script('worker'),
    bundleEngine,
    markUsed,
    isWhole,
    sealFolder,
    sealedFiles,
  };
  process.exitCode = await main(process.argv.slice(2), engine);
} finally {
  early?.child.stdin?.end();
}
