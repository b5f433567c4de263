import type { ExecFileException } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Strings } from '../../contract/strings/strings.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { type Problem, SiteError, distinct } from '../../kernel/problems.ts';
import { originalOf, withCompressed } from '../../kernel/files/compressed-files.ts';
import { compressInBackground } from '../cache/compress.ts';
import type { Engine } from '../engine.ts';

/** What is stored with a bundle. No paths: the checkout and its cache may move. */
export interface StoredBundle {
  /** Identifies the client code. */
  id: string;
  /** URLs of the application's files, the entry first. */
  scripts: string[];
  stylesheet: string;
  /** The inlined boot script. */
  boot: string;
}

export interface Bundle extends StoredBundle {
  /** Module of the RSC entry. */
  rsc: string;
  /** Folder whose files are published in assets/. */
  assets: string;
}

/**
 * The engine's own code, bundled for server and browser. It contains nothing of the site but its base path and the texts of the
 * interface in its language, so it is rarely built, and in a child process: the memory this takes would never be released here.
 */
export async function ensureBundle(engine: Engine, baseUrl: string, strings: Strings): Promise<Bundle> {
  const dir = join(engine.cache, `bundle-${engine.hash}-${fingerprint(baseUrl, JSON.stringify(strings))}`);
  if (!existsSync(dir)) {
    const { stderr } = await engine.bundleEngine({ baseUrl, dir, strings }).catch(throwBundleError);
    process.stderr.write(stderr);
  }
  engine.markUsed(dir);
  const stored = JSON.parse(readFileSync(join(dir, 'bundle.json'), 'utf8')) as StoredBundle;
  return { ...stored, rsc: join(dir, 'rsc', 'index.js'), assets: join(dir, 'client', 'assets') };
}

/** The child process prints mistakes in the code as problems; the stack of any other error is its own. */
function throwBundleError({ stdout, stderr, message }: ExecFileException): never {
  if (stdout) throw new SiteError(distinct(JSON.parse(stdout) as Problem[]));
  throw new Error(`failed to bundle the engine:\n${stderr || message}`);
}

/** Above this size, in bytes, level 11 takes a second more to save hardly more than 1 %. */
const largeAsset = 100_000;

/** Compresses a new bundle's assets off this thread: it takes as long as rendering a hundred pages. */
export async function compressAssets({ assets }: Bundle): Promise<void> {
  const files = readdirSync(assets);
  const missing = files.filter(
    (file) => !originalOf(file) && !withCompressed(file).every((copy) => files.includes(copy)),
  );
  const compress = (file: string): Promise<void> => {
    const path = join(assets, file);
    return compressInBackground(path, dirname(assets), statSync(path).size > largeAsset ? 10 : 11);
  };
  await Promise.all(missing.map(compress));
}
