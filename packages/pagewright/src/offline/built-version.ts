import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../kernel/files/list-files.ts';
import { originalOf } from '../kernel/files/compressed-files.ts';
import { relativePath } from '../kernel/files/relative-path.ts';
import { type HtmlElement, parseHtml } from '../kernel/html/parse-html.ts';
import { build } from '../pipeline/build.ts';
import type { Engine } from '../pipeline/engine.ts';
import { pageFiles } from '../pipeline/output/page-files.ts';
import type { Problem } from '../kernel/problems.ts';
import type { Site, Version } from '../site/model.ts';

/** One version of a website that has been built for an export. */
export interface BuiltVersion {
  /** The folder of the engine. */
  root: string;
  site: Site;
  version: Version;
  /** The URL paths of all its files. */
  files: ReadonlySet<string>;
  read(path: string): Buffer;
  /** The whole document of a page. */
  document(route: string): HtmlElement;
  problems: Problem[];
}

export interface Wanted {
  siteDir: string;
  /** Name of the version. */
  version: string;
  /** The language, on a site with several. */
  locale: string;
}

/** A host that takes files as they are: without compressed copies beside them. */
const hostLayout = 'netlify';

/**
 * Builds the site into a folder. Always, so that an export is what the sources say now: a website in --out may be of yesterday. What has
 * not changed comes from the cache.
 */
export async function buildVersion(engine: Engine, wanted: Wanted, outDir: string): Promise<BuiltVersion> {
  const { site: first, problems } = await build(engine, { siteDir: wanted.siteDir, outDir, hostLayout });
  const site = [first, ...first.translations].find(({ config }) => config.i18n.defaultLocale === wanted.locale)!;
  const version = site.versions.find(({ name }) => name === wanted.version)!;
  const all = listFiles(outDir).map((file) => `/${relativePath(outDir, file)}`);
  const read = (path: string): Buffer => readFileSync(join(outDir, path));
  return {
    root: engine.root,
    site,
    version,
    files: new Set(all.filter((file) => !originalOf(file))),
    read,
    document: (route) => parseHtml(read(`/${pageFiles(route, 'both')[0]!}`).toString()),
    problems,
  };
}
