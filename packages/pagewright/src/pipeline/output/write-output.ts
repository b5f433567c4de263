import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { notFoundFile } from '../../contract/built-in-pages.ts';
import { isCompressible, suffixes } from '../../kernel/files/compressed-files.ts';
import { markdownUrl, pageAddress } from '../../kernel/urls/page-address.ts';
import { type StaticFile, redirectPage, robots, sitemap, webManifest } from './site-files.ts';
import { hostHeaders } from './host-headers.ts';
import { pageList } from '../export/page-list.ts';
import type { OutputFile } from '../search/search-index.ts';
import type { BuiltSite } from '../build-pages.ts';
import type { BarColors } from '../render/document.ts';
import type { Bundle } from '../bundle/ensure-bundle.ts';
import { writeCompressed } from '../cache/compress.ts';
import { OutputFolder } from './output-folder.ts';
import { markdownSuffix } from '../cache/cache.ts';

interface Output {
  /** In each language, the first one first. */
  sites: Pick<BuiltSite, 'site' | 'shells' | 'tasks' | 'search' | 'files'>[];
  bundle: Bundle;
  bars: BarColors;
  cacheDir: string;
  statics: StaticFile[];
  /** Copies of pictures, below the base path. */
  copies: OutputFile[];
}

/** Writes everything into a fresh folder and swaps it in. */
export async function writeOutput(outDir: string, output: Output): Promise<void> {
  const folder = new OutputFolder(resolve(outDir));
  try {
    await fill(folder, output);
    folder.swap();
  } catch (error) {
    folder.discard();
    throw error;
  }
}

async function fill(folder: OutputFolder, { sites, bundle, bars, cacheDir, statics, copies }: Output): Promise<void> {
  const { site: first } = sites[0]!;
  const base = first.assetBase.slice(1);
  const write = (file: string, content: string | Uint8Array): void => {
    if (isCompressible(file)) writeCompressed(folder.path(file), Buffer.from(content), 'quick');
    else writeFileSync(folder.path(file), content);
  };
  const place = (source: string, file: string): void => {
    for (const suffix of suffixes) folder.place(source + suffix, file + suffix);
  };
  for (const { path, read } of statics) write(base + path, read());
  for (const { source, file } of copies) folder.place(source, base + file);
  const assets = readdirSync(bundle.assets);
  // Copied: nothing would notice if a hard-linked script were edited in the output.
  for (const file of assets) folder.copy(join(bundle.assets, file), `${base}assets/${file}`);
  const shells = sites.flatMap((one) => one.shells);
  for (const shell of shells) place(shell.file, shell.url.slice(1));
  for (const { site, tasks, files: added } of sites) {
    const own = site.config.baseUrl.slice(1);
    for (const { path, content } of added) write(own + path, content);
    for (const { key, input, payloadUrl, markdown } of tasks) {
      const stored = join(cacheDir, key);
      // Hosts look for the not-found page at the root; some have one for each folder.
      const notFound = site === first ? [notFoundFile, own + notFoundFile] : [own + notFoundFile];
      const files =
        input.kind === 'not-found' ? new Set(notFound) : [`${pageAddress(input.meta.path).slice(1)}/index.html`];
      for (const file of files) place(`${stored}.html`, file);
      place(`${stored}.rsc`, payloadUrl.slice(1));
      if (markdown) folder.place(stored + markdownSuffix, markdownUrl(input.meta.path).slice(1));
    }
    for (const { from, to } of site.redirects) write(`${from.slice(1)}/index.html`, redirectPage(site, to));
    write(`${own}manifest.webmanifest`, webManifest(site, bars));
    write(`${own}llms.txt`, pageList(site));
  }
  const listed = sites
    .flatMap(({ tasks }) => tasks)
    .filter(({ input, head }) => ['site', 'plugin'].includes(input.kind) && !head.hidden)
    .map(({ input }) => input.meta.path);
  write(`${base}sitemap.xml`, sitemap(first, listed));
  write('robots.txt', robots(first));
  // Without it, GitHub Pages leaves out folders whose names begin with an underscore.
  write('.nojekyll', '');
  const index = (await Promise.all(sites.map(({ search }) => search))).flat();
  for (const { source, file } of index) place(source, file);
  const inBase = [...shells.map(({ url }) => url.slice(1)), ...index.map(({ file }) => file)];
  const named = [...assets.map((file) => `assets/${file}`), ...copies.map(({ file }) => file)];
  const paths = [...named, ...inBase.map((file) => file.slice(base.length))];
  write('_headers', hostHeaders(paths, `/${base}`, first.config.plugins.list));
}
