import type { PreparedPlugins } from '../plugins/prepare-plugins.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Doc, Site } from '../../site/model.ts';
import { versionOf } from '../../site/versions/versions.ts';
import type { Engine } from '../engine.ts';
import { markHandled } from '../../kernel/mark-handled.ts';
import { atSiteLevels } from '../../site/checks/site-levels.ts';
import type { Pool } from '../tasks/pool.ts';
import { resolveCode } from './resolve-code.ts';
import { resolveFile, resolveImage } from './resolve-static.ts';
import { type LinkTable, resolveLink } from './resolve.ts';
import { type CompiledEntry, stateOf } from '../cache/manifest.ts';
import type { BuildCache } from '../cache/cache.ts';

/** Compiled content by route. */
export type CompiledDocs = Map<string, CompiledEntry>;

/** Also links to pages that are skipped because another one has their route: that is reported at the page itself. */
export function linkTable(site: Site): LinkTable {
  const docs = site.versions.flatMap((version) => [...version.docs.values()]);
  return {
    siteDir: site.dir,
    baseUrl: site.assetBase,
    math: site.config.markdown.math,
    mermaid: site.config.markdown.mermaid !== false,
    routes: Object.fromEntries(docs.flatMap((doc) => namesOf(site, doc).map((file) => [file, doc.route]))),
  };
}

/**
 * The file of a page, and on a site with several languages also that of its original or its translation: whoever links to a page need not
 * know whether it is translated.
 */
function namesOf({ languages, config }: Site, { file }: Doc): string[] {
  if (!languages || config.baseUrl === languages[0]!.base) return [file];
  const original = file.replace(/^locales\/[^/]+\//, '');
  return [original, `locales/${config.i18n.defaultLocale}/${original}`];
}

interface CompileTools {
  engine: Pick<Engine, 'hash'>;
  cache: BuildCache;
  pool: Pool;
  links: LinkTable;
  plugins: PreparedPlugins;
  /** Names of versions that are taken as they are. */
  frozen: { has(version: string): boolean };
}

/** Compiles changed pages and takes the others from the cache: one promise per page, by route. */
export function compileAll(
  site: Site,
  { engine, cache, pool, links, plugins, frozen }: CompileTools,
): { compiling: Map<string, Promise<CompiledEntry>>; count: number; keys: Map<string, string[]> } {
  const keysOf = compileKeys(site, engine, plugins);
  const compiling = new Map<string, Promise<CompiledEntry>>();
  /** Of what each page has in the cache, by route. */
  const keys = new Map<string, string[]>();
  let count = 0;
  for (const doc of site.routes.values()) {
    if (frozen.has(doc.version)) continue;
    const { file, route, version, source, segments, front } = doc;
    const { key, tokensKey } = keysOf(doc);
    cache.keepFile(tokensKey);
    keys.set(route, [key, tokensKey]);
    const kept = cache.compiled(key);
    const isKept = kept !== undefined && isFresh(doc, kept, links);
    if (!isKept) count++;
    const entry = isKept
      ? Promise.resolve(kept)
      : pool.compile({
          tokensKey,
          bases: basesOf(site, doc),
          doc: { file, route, version, source, segments, front },
        });
    const compiled = entry.then((made) => {
      cache.keepCompiled(key, made);
      return made;
    });
    compiling.set(route, markHandled(atSiteLevels(site.config, compiled)));
  }
  return { compiling, count, keys };
}

/** What a page's links begin with. */
export function basesOf(site: Site, doc: Doc): string[] {
  return [versionOf(site, doc).base, site.config.baseUrl];
}

/** Under which a page's compilation is stored, and its tokens for the next one. */
export function compileKeys(
  site: Site,
  engine: Pick<Engine, 'hash'>,
  plugins: Pick<PreparedPlugins, 'keyOf'>,
): (doc: Doc) => { key: string; tokensKey: string } {
  const configured = JSON.stringify([site.config.baseUrl, site.config.markdown, site.strings, site.components]);
  return ({ file, hash, version }) => ({
    key: fingerprint('compiled', engine.hash, file, hash, configured, plugins.keyOf(version)),
    tokensKey: fingerprint('tokens', engine.hash, file),
  });
}

/**
 * A stored page is fresh as long as all its links, images and other files still resolve to the same targets. What a broken link should
 * have been depends on all other pages, so a page with one never is.
 */
export function isFresh(doc: Doc, entry: Pick<CompiledEntry, 'links' | 'resources'>, links: LinkTable): boolean {
  const resolve = { image: resolveImage, file: resolveFile, code: resolveCode };
  return (
    entry.links.every(({ target, href }) => resolveLink(links, doc.file, target) === href) &&
    entry.resources.every(({ kind, target, resolved }) => stateOf(resolve[kind](links, doc.file, target)) === resolved)
  );
}
