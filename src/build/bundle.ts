import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '../site/hash.ts';
import { compressBeside } from './compress.ts';
import type { Engine } from './engine.ts';

export interface Bundle {
  /** Identifies the client code. */
  id: string;
  /** Module with the server components' door. */
  rsc: string;
  /** Folder whose files go to assets/. */
  assets: string;
  /** Addresses of the application's files, separated by blanks, the entry first. */
  entry: string;
  stylesheet: string;
  /** The inlined boot script. */
  boot: string;
}

/**
 * The engine's own code, bundled for pages and browser. It holds nothing of the site, so it is made once per engine
 * change: in a process of its own, because the 200 MB that this takes would never be given back here.
 */
export async function ensureBundle(engine: Engine, baseUrl: string): Promise<Bundle> {
  const dir = join(engine.cache, `bundle-${engine.hash}-${fingerprint(baseUrl)}`);
  if (!existsSync(dir)) {
    const { stderr } = await promisify(execFile)(process.execPath, [engine.bundler, engine.root, baseUrl, dir]);
    process.stderr.write(stderr);
  }
  // What is used is not tidied away.
  utimesSync(dir, new Date(), new Date());
  return JSON.parse(readFileSync(join(dir, 'bundle.json'), 'utf8')) as Bundle;
}

/** For the large ones, in bytes, level 11 takes a second for 1 kB of the 73 of the application. */
const largeAsset = 100_000;

/** Compresses what a new bundle sends to readers, beside this thread: it takes as long as rendering a hundred pages. */
export async function compressAssets({ assets }: Bundle): Promise<void> {
  const files = readdirSync(assets);
  const missing = files.filter((file) => !/\.(?:br|gz)$/.test(file) && !files.includes(`${file}.br`));
  const compress = (file: string): Promise<void> => {
    const path = join(assets, file);
    return compressBeside(path, dirname(assets), statSync(path).size > largeAsset ? 10 : 11);
  };
  await Promise.all(missing.map(compress));
}
