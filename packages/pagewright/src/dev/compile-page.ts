import { join } from 'node:path';
import { fingerprint } from '../kernel/hash.ts';
import { readSealed, writeSealed } from '../kernel/files/sealed-file.ts';
import type { CompiledDoc } from '../pipeline/compile/compile-doc.ts';
import { basesOf, compileKeys, isFresh, linkTable } from '../pipeline/compile/compile-all.ts';
import type { PreparedPlugins } from '../pipeline/plugins/prepare-plugins.ts';
import type { Doc, Site } from '../site/model.ts';

/** Where compiled pages are kept, and what they depend on besides the site. */
export interface CompileCache {
  cacheDir: string;
  engine: { hash: string };
}

interface Stored {
  key: string;
  compiled: CompiledDoc;
}

/**
 * Compiles pages of one state of the site. What was made of a page stays in the cache until the page changes, so that neither an edit of
 * another page nor the next start compiles it again, and a start loads the compiler only if it has to.
 */
export function pageCompiler(
  site: Site,
  plugins: Pick<PreparedPlugins, 'context' | 'keyOf'>,
  { cacheDir, engine }: CompileCache,
): (doc: Doc) => Promise<CompiledDoc> {
  const links = linkTable(site);
  const keysOf = compileKeys(site, engine, plugins);
  return async (doc) => {
    const { key, tokensKey } = keysOf(doc);
    // One per page: a writer edits the same one again and again.
    const file = join(cacheDir, `${fingerprint('page', engine.hash, doc.file)}.page.json`);
    const stored = JSON.parse(readSealed(file) ?? '{}') as Partial<Stored>;
    if (stored.key === key && stored.compiled && isFresh(doc, stored.compiled, links)) return stored.compiled;
    const { compileWithTokens } = await import('../pipeline/compile/compile-doc.ts');
    const context = { cacheDir, links, facts: site, plugins: plugins.context };
    const compiled = await compileWithTokens({ tokensKey, bases: basesOf(site, doc), doc }, context);
    writeSealed(file, JSON.stringify({ key, compiled } satisfies Stored));
    return compiled;
  };
}
