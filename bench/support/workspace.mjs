// A temporary folder for a run, and the built site to measure.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from './served-site.mjs';

/** Runs with a temporary folder and a built site: the given one, or else one built there. */
export async function withSite(given, run) {
  await withFolder(async (folder) => {
    const dist = resolve(given ?? join(folder, 'dist'));
    if (!given) buildSite(dist);
    if (!existsSync(join(dist, 'docs/search-index'))) throw new Error(`There is no built site with search in ${dist}.`);
    await run(dist, folder);
  });
}

export async function withFolder(run) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
