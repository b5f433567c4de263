// Looks after the cache folder, whoever owns it.
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The file that says what else is in a folder, each file with the hash of its content. */
const seal = 'seal.json';

/**
 * Notes what a folder holds, so that a later run can tell whether all of it is there as it was written: a disk may be full, a machine
 * may lose its power, a cache may be restored in part.
 *
 * @param {string} folder
 */
export function sealFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(seal))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const hashes = Object.fromEntries(files.map((file) => [file.split(sep).join('/'), hashOf(join(folder, file))]));
  const staged = join(folder, `${seal}.${process.pid}`);
  const file = openSync(staged, 'w');
  writeFileSync(file, JSON.stringify(hashes));
  // First what it says, then its name: a name without content would call the folder damaged.
  fsyncSync(file);
  closeSync(file);
  renameSync(staged, join(folder, seal));
}

/**
 * The files that a folder was sealed with, if all of them are whole; `undefined` if the folder is missing or damaged.
 *
 * @param {string} folder
 * @returns {string[] | undefined}
 */
export function sealedFiles(folder) {
  try {
    const hashes = JSON.parse(readFileSync(join(folder, seal), 'utf8'));
    const files = Object.keys(hashes);
    return files.every((file) => hashOf(join(folder, file)) === hashes[file]) ? files : undefined;
  } catch {
    // Whatever cannot be read has to be made again.
    return undefined;
  }
}

/** @param {string} file */
function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

/**
 * Whether a folder of the cache can be used; a damaged one is removed.
 *
 * @param {string} folder
 */
export function isWhole(folder) {
  if (sealedFiles(folder)) return true;
  if (existsSync(folder)) {
    console.error(`The cache was damaged: ${folder} is made again.`);
    rmSync(folder, { recursive: true, force: true });
  }
  return false;
}

/**
 * Removes what has not been used for some days: commands mark the checkout and the bundles they use, and each build writes
 * into its site's folder. Only exact names are ours: a shared folder may be one for everything, such as ~/.cache.
 *
 * @param {string} folder
 * @param {RegExp} names
 * @param {number} days
 */
export function removeUnused(folder, names, days) {
  const cutoff = Date.now() - days * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder).filter((one) => names.test(one))) {
    const path = join(folder, name);
    // A concurrent process may be removing it, too.
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < cutoff) ifAllowed(() => rmSync(path, { recursive: true, force: true }));
  }
}

/** @param {string} path */
export function markUsed(path) {
  ifAllowed(() => utimesSync(path, new Date(), new Date()));
}

/**
 * A cache may belong to another user, whose commands look after it.
 *
 * @param {() => void} action
 */
function ifAllowed(action) {
  try {
    action();
  } catch (error) {
    if (!['EPERM', 'EACCES', 'EROFS'].some((code) => hasCode(error, code))) throw error;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
export function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
