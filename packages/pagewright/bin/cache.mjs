// Looks after the cache folder, whoever owns it.
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

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
    if (!isRefusal(error)) throw error;
  }
}

/**
 * @param {unknown} error
 * @returns {error is NodeJS.ErrnoException}
 */
export function isRefusal(error) {
  return ['EPERM', 'EACCES', 'EROFS'].some((code) => hasCode(error, code));
}

/**
 * @param {unknown} error
 * @param {string} code
 */
export function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
