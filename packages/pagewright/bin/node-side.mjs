// Where the Node side of the engine is, bundled: the published package brings it along; a checkout bundles it once per source change and
// keeps it in node_modules/.cache.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleNode, hashPackages, hashSources, publishedBundle } from './bundle-node.mjs';
import { hasCode, isWhole, markUsed, removeUnused } from './cache.mjs';

/** The folder of the package. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The folder with the engine's dependencies: where Node looks for them, often above the package itself. */
const packages = findPackages();
const chosen = resolve(process.env.PAGEWRIGHT_CACHE || join(packages, '.cache', 'pagewright'));
const isShared = !isWithin(packages, chosen);
/** A cache beside the packages is restored along with them, wherever that is. */
const isBeside = isWithin(dirname(packages), chosen);
const checkout = createHash('sha256').update(isBeside ? relative(chosen, root) : root);
/** The folder for all that is kept between runs. The bundles find their packages from where they are, so checkouts that share a cache have a folder each. */
export const cache = usable(isShared ? join(chosen, `checkout-${checkout.digest('hex').slice(0, 16)}`) : chosen);

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

/**
 * A folder that can be written. Where the cache cannot, as in an image that was made elsewhere, a run has one of its own.
 *
 * @param {string} folder
 */
function usable(folder) {
  try {
    prepare(folder);
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(
      `The cache folder cannot be used: ${error.message}\n  hint: set PAGEWRIGHT_CACHE to a writable folder; until then every run starts from nothing`,
    );
  }
  const own = mkdtempSync(join(tmpdir(), 'pagewright-'));
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
  prepare(own);
  return own;
}

/** @param {string} folder */
function prepare(folder) {
  mkdirSync(folder, { recursive: true });
  const link = join(folder, 'node_modules');
  if (isWithin(packages, folder) || existsSync(link)) return;
  try {
    // On Windows, a junction knows only absolute paths.
    const isRelative = isBeside && process.platform !== 'win32';
    symlinkSync(isRelative ? relative(realpathSync(folder), packages) : packages, link, 'junction');
  } catch (error) {
    // A concurrent command was faster.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

const published = publishedBundle(root);
// Nobody edits the sources of the published package: what they were is known from when it was packed.
/** Changes with any of the engine's sources and packages. */
export const hash = createHash('sha256')
  .update(published?.sources ?? hashSources(root))
  .update(hashPackages(root, packages))
  .digest('hex')
  .slice(0, 16);
const target = published?.folder ?? join(cache, `node-${hash}`);
/** Whether it is there already. npm has verified what the package brings along. */
export const isBundled = published !== undefined || isWhole(target);

/** Bundles the Node side if it is not there, and returns its folder. */
export async function nodeSide() {
  if (!isBundled) await bundleNode(root, target);
  if (!isBundled || published) {
    if (isShared && isWithin(chosen, cache)) removeUnused(chosen, /^checkout-[0-9a-f]{16}$/, 30);
    removeUnused(cache, /^site-[0-9a-f]{16}$/, 30);
    // A process id at the end is that of a command that did not finish.
    removeUnused(cache, /^(node|bundle-[0-9a-f]{16})-[0-9a-f]{16}(\.\d+)?$/, 1);
  }
  markUsed(cache);
  markUsed(target);
  return target;
}
