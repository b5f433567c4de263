// Looks after the cache folder, whoever owns it.
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes what has not been used for some days: commands mark the checkout and the bundles they use, and each build writes
 * into its site's folder. Only exact names are ours: a shared folder may be one for everything, such as ~/.cache.
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

export function markUsed(path) {
  ifAllowed(() => utimesSync(path, new Date(), new Date()));
}

/** A cache may belong to another user, whose commands look after it. */
function ifAllowed(action) {
  try {
    action();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

export function isRefusal({ code }) {
  return code === 'EPERM' || code === 'EACCES' || code === 'EROFS';
}
