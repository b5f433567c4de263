import type { ReferenceTable } from '../reference/page-reference.ts';
import { referenceKey } from '../reference/reference-table.ts';
import type { Doc, Site } from '../site/model.ts';
import { fingerprint } from './hash.ts';
import type { Pool } from './pool.ts';
import type { ProgressLine } from './progress-line.ts';
import { type LinkTable, resolveImage, resolveLink } from './resolve.ts';
import type { CompiledEntry, Store } from './store.ts';

/** Compiled content by route. */
export type CompiledDocs = Map<string, { key: string; entry: CompiledEntry }>;

export function linkTable(site: Site): LinkTable {
  return {
    siteDir: site.dir,
    baseUrl: site.config.baseUrl,
    routes: Object.fromEntries([...site.routes.values()].map(({ file, route }) => [file, route])),
  };
}

/** Compiles the pages that changed; the others are taken from the store. */
export async function compileAll(
  engineHash: string,
  site: Site,
  store: Store,
  pool: Pool,
  links: LinkTable,
  reference: ReferenceTable | undefined,
  progress: ProgressLine,
): Promise<{ docs: CompiledDocs; count: number }> {
  const declared = new Map(site.versions.map(({ name }) => [name, referenceKey(reference, name)]));
  const all = [...site.routes.values()].map((doc) => ({
    doc,
    key: fingerprint('compiled', engineHash, doc.file, doc.hash, site.config.baseUrl, declared.get(doc.version)!),
  }));
  const stale = all.filter(({ doc, key }) => !isFresh(doc, store.compiled(key), links));
  const tasks = stale.map(({ doc: { file, version, source, stretches }, key }) => ({
    key,
    file,
    version,
    source,
    stretches,
  }));
  const results = await pool.compile(tasks, progress.counter('Compiling pages', tasks.length));
  const made = new Map(stale.map(({ key }, index) => [key, results[index]!]));
  const docs: CompiledDocs = new Map();
  for (const { doc, key } of all) {
    const entry = made.get(key) ?? store.compiled(key)!;
    store.keepCompiled(key, entry);
    docs.set(doc.route, { key, entry });
  }
  return { docs, count: stale.length };
}

/** A kept page is good as long as everything it points to is still where it was. */
function isFresh(doc: Doc, entry: CompiledEntry | undefined, links: LinkTable): boolean {
  if (!entry) return false;
  const sameLinks = entry.links.every(({ target, href }) => (resolveLink(links, doc.file, target) ?? target) === href);
  return (
    sameLinks &&
    entry.images.every(
      ([target, resolved]) => JSON.stringify(resolveImage(links, doc.file, target) ?? null) === resolved,
    )
  );
}
