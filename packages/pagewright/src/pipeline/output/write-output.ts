import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Site } from '../../site/model.ts';
import type { PluginFile } from '../../site/plugins/plugin.ts';
import { notFoundFile } from '../../contract/built-in-pages.ts';
import { isCompressible, suffixes } from '../../kernel/files/compressed-files.ts';
import { markdownUrl, pageAddress } from '../../kernel/urls/page-address.ts';
import { type StaticFile, redirectPage, robots, sitemap, webManifest } from './site-files.ts';
import { hostHeaders } from './host-headers.ts';
import { pageList } from '../export/page-list.ts';
import type { BarColors } from '../render/document.ts';
import type { Bundle } from '../bundle/ensure-bundle.ts';
import { writeCompressed } from '../cache/compress.ts';
import { OutputFolder } from './output-folder.ts';
import type { OutputFile } from '../search/search-index.ts';
import type { Shell } from '../render/shell-set.ts';
import { markdownSuffix } from '../cache/cache.ts';
import type { RenderTask } from '../tasks/task.ts';

interface Output {
  site: Site;
  bundle: Bundle;
  bars: BarColors;
  cacheDir: string;
  shells: Shell[];
  tasks: RenderTask[];
  statics: StaticFile[];
  /** From plugins. */
  added: PluginFile[];
  search: Promise<OutputFile[]>;
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

async function fill(
  folder: OutputFolder,
  { site, bundle, bars, cacheDir, shells, tasks, statics, added, search }: Output,
): Promise<void> {
  const base = site.config.baseUrl.slice(1);
  const write = (file: string, content: string | Uint8Array): void => {
    if (isCompressible(file)) writeCompressed(folder.path(file), Buffer.from(content), 'quick');
    else writeFileSync(folder.path(file), content);
  };
  const place = (source: string, file: string): void => {
    for (const suffix of suffixes) folder.place(source + suffix, file + suffix);
  };
  for (const { path, read } of statics) write(base + path, read());
  for (const { path, content } of added) write(base + path, content);
  const assets = readdirSync(bundle.assets);
  // Copied: nothing would notice if a hard-linked script were edited in the output.
  for (const file of assets) folder.copy(join(bundle.assets, file), `${base}assets/${file}`);
  for (const shell of shells) place(shell.file, shell.url.slice(1));
  for (const { key, input, payloadUrl, markdown } of tasks) {
    const stored = join(cacheDir, key);
    // Hosts look for the not-found page at the root.
    const files =
      input.kind === 'not-found'
        ? [...new Set([notFoundFile, base + notFoundFile])]
        : [`${pageAddress(input.meta.path).slice(1)}/index.html`];
    for (const file of files) place(`${stored}.html`, file);
    place(`${stored}.rsc`, payloadUrl.slice(1));
    if (markdown) folder.place(stored + markdownSuffix, markdownUrl(input.meta.path).slice(1));
  }
  for (const { from, to } of site.redirects) write(`${from.slice(1)}/index.html`, redirectPage(site, to));
  const listed = tasks.filter(({ input, head }) => input.kind === 'site' && !head.hidden);
  write(
    `${base}sitemap.xml`,
    sitemap(
      site,
      listed.map(({ input }) => input.meta.path),
    ),
  );
  write(`${base}manifest.webmanifest`, webManifest(site, bars));
  write('robots.txt', robots(site));
  // Without it, GitHub Pages leaves out folders whose names begin with an underscore.
  write('.nojekyll', '');
  write(`${base}llms.txt`, pageList(site));
  const index = await search;
  for (const { source, file } of index) place(source, file);
  const inBase = [...shells.map(({ url }) => url.slice(1)), ...index.map(({ file }) => file)];
  const paths = [...assets.map((file) => `assets/${file}`), ...inBase.map((file) => file.slice(base.length))];
  write('_headers', hostHeaders(paths, `/${base}`, site.config.plugins.list));
}
