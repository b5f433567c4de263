import type { ExecFileException } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { renameFolder } from '../../kernel/files/rename-folder.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { type Problem, SiteError, distinct } from '../../kernel/problems.ts';
import { isCompressible, withCompressed } from '../../kernel/files/compressed-files.ts';
import { compressInBackground } from '../cache/compress.ts';
import { hasModules } from '../../site/modules/site-modules.ts';
import type { PolicyAdditions } from '../../site/policy/directives.ts';
import type { BundleOrder, Engine } from '../engine.ts';
import { type SiteInputs, currentInputs, inputsKey, readInputs, writeInputs } from './site-inputs.ts';

/** What is stored with a bundle. No paths: the checkout and its cache may move. */
export interface StoredBundle {
  /** Identifies the client code. */
  id: string;
  /** URLs of the application's files, the entry first. */
  scripts: string[];
  stylesheet: string;
  /** URLs of the fonts that pages preload. */
  fonts: string[];
  /** The inlined boot script. */
  boot: string;
  /** Of the content security policy. */
  needs: PolicyAdditions;
  /** What it contains of the site. */
  inputs: SiteInputs;
}

export interface Bundle extends StoredBundle {
  /** The folder in the cache that all of it is in. */
  dir: string;
  /** Module of the RSC entry. */
  rsc: string;
  /** Folder whose files are published in assets/. */
  assets: string;
}

/**
 * The code of the engine, and of the site where it has any, bundled for server and browser. Of most sites it contains nothing but
 * the base path and the texts of the interface in their language, so it is rarely built, and in a child process: the memory this
 * takes would never be released here.
 */
export async function ensureBundle(engine: Engine, bundled: Omit<BundleOrder, 'dir'>): Promise<Bundle> {
  const { baseUrl, strings, languages, modules, isDevelopment = false } = bundled;
  const key = fingerprint(
    baseUrl,
    JSON.stringify([strings, languages > 1, isDevelopment]),
    ...(hasModules(modules)
      ? [JSON.stringify(modules, (_key, value: unknown) => relocatable(engine.root, value))]
      : []),
  );
  const folder = (inputs: SiteInputs): string =>
    join(engine.cache, `bundle-${engine.hash}-${hasModules(modules) ? fingerprint(key, inputsKey(inputs)) : key}`);
  let dir = folder(hasModules(modules) ? currentInputs(engine.root, readInputs(engine.cache, key) ?? []) : {});
  if (!engine.isWhole(dir)) {
    const fresh = `${dir}.${process.pid}`;
    const { stderr } = await engine.bundleEngine({ ...bundled, dir: fresh }).catch(throwBundleError);
    process.stderr.write(stderr);
    const { inputs } = JSON.parse(readFileSync(join(fresh, 'bundle.json'), 'utf8')) as StoredBundle;
    dir = folder(inputs);
    engine.sealFolder(fresh);
    moveTo(dir, fresh);
    if (hasModules(modules)) writeInputs(engine.cache, key, inputs);
  }
  engine.markUsed(dir);
  const stored = JSON.parse(readFileSync(join(dir, 'bundle.json'), 'utf8')) as StoredBundle;
  return { ...stored, dir, rsc: join(dir, 'rsc', 'index.js'), assets: join(dir, 'client', 'assets') };
}

/** The path of a file from the engine: where the checkout is does not matter. */
function relocatable(root: string, value: unknown): unknown {
  return typeof value === 'string' && isAbsolute(value) ? relativePath(root, value) : value;
}

function moveTo(dir: string, fresh: string): void {
  try {
    renameFolder(fresh, dir);
  } catch (error) {
    // A concurrent build of the same sources was faster.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
}

/** The child process prints mistakes in the code as problems; the stack of any other error is its own. */
function throwBundleError({ stdout, stderr, message }: ExecFileException): never {
  if (stdout) throw new SiteError(distinct(JSON.parse(stdout) as Problem[]));
  throw new Error(`failed to bundle the engine:\n${stderr || message}`);
}

/** Above this size, in bytes, level 11 takes a second more to save hardly more than 1 %. */
const largeAsset = 100_000;

/** Compresses a new bundle's assets off this thread: it takes as long as rendering a hundred pages. */
export async function compressAssets(engine: Engine, { dir, assets }: Bundle): Promise<void> {
  const whole = new Set(engine.sealedFiles(dir)?.map((file) => basename(file)));
  const missing = readdirSync(assets).filter(
    (file) => isCompressible(file) && !withCompressed(file).every((copy) => whole.has(copy)),
  );
  const compress = (file: string): Promise<void> => {
    const path = join(assets, file);
    return compressInBackground(path, dirname(assets), statSync(path).size > largeAsset ? 10 : 11);
  };
  await Promise.all(missing.map(compress));
  if (missing.length > 0) engine.sealFolder(dir);
}
