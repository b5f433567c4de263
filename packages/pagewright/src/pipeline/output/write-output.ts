import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { notFoundFile } from '../../contract/built-in-pages.ts';
import { descriptionFile } from '../../contract/site-description.ts';
import { isCompressible, originalOf, suffixes } from '../../kernel/files/compressed-files.ts';
import { SiteError } from '../../kernel/problems.ts';
import { markdownUrl } from '../../kernel/urls/page-address.ts';
import { type StaticFile, redirectPage, redirectScript, robots, sitemap, webManifest } from './site-files.ts';
import { siteDescription } from './site-description.ts';
import { sitePolicy } from '../../site/policy/site-policy.ts';
import { hostHeaders } from './host-headers.ts';
import { siteHeaders } from './site-headers.ts';
import { machineFiles } from '../export/machine-files.ts';
import { listFile, pageList, pageLists } from '../export/page-list.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { listedDocs } from '../../site/routes/routes.ts';
import { KeptFolders, versionFolders } from './kept-folders.ts';
import type { PublishedFolders } from './published-folders.ts';
import type { OutputFile } from '../search/search-index.ts';
import type { BuiltSite } from '../build-pages.ts';
import type { Site } from '../../site/model.ts';
import type { BarColors } from '../render/document.ts';
import type { Bundle } from '../bundle/ensure-bundle.ts';
import { writeCompressed } from '../cache/compress.ts';
import { OutputFolder } from './output-folder.ts';
import { pageFiles } from './page-files.ts';
import { type HostLayout, hostOf } from './hosts/hosts.ts';
import type { HostedSite } from './hosts/host.ts';
import { headersFile } from '../../site/routes/host-files.ts';
import { markdownSuffix } from '../cache/cache.ts';

interface Output {
  /** In each language, the first one first. */
  sites: Pick<BuiltSite, 'site' | 'boot' | 'shells' | 'tasks' | 'search' | 'files' | 'versionKeys'>[];
  /** What the previous build left in the folder. */
  published: PublishedFolders;
  bundle: Bundle;
  bars: BarColors;
  cacheDir: string;
  statics: StaticFile[];
  /** Copies of pictures, below the base path. */
  copies: OutputFile[];
  /** Files of plugins that took long to make. */
  made: OutputFile[];
  /** The version of Pagewright. */
  engineVersion: string;
  /** For which host, or in which layout. */
  hostLayout: HostLayout;
}

/** Writes everything into a fresh folder and swaps it in. */
export async function writeOutput(outDir: string, output: Output): Promise<void> {
  const folder = new OutputFolder(resolve(outDir));
  const roots = output.sites.map(({ site }) => site.config.baseUrl.slice(1));
  const kept = new KeptFolders(folder, output.published, versionFolders(output.sites), roots);
  try {
    await fill(folder, kept, output);
    kept.note();
    folder.swap();
    kept.save();
  } catch (error) {
    folder.discard();
    throw error;
  }
}

async function fill(
  folder: OutputFolder,
  kept: KeptFolders,
  { sites, bundle, bars, cacheDir, statics, copies, made, engineVersion, hostLayout }: Output,
): Promise<void> {
  const { site: first } = sites[0]!;
  const base = first.assetBase.slice(1);
  const host = hostOf(hostLayout);
  const write = (file: string, content: string | Uint8Array): void => {
    if (host.sendsCopies && isCompressible(file)) writeCompressed(folder.path(file), Buffer.from(content), 'quick');
    else writeFileSync(folder.path(file), content);
  };
  /** @param version Key of the version that it belongs to. */
  const place = (source: string, file: string, version?: string): void => {
    const from = kept.sourceOf(source, file, version);
    for (const suffix of host.sendsCopies ? suffixes : ['']) folder.place(from + suffix, file + suffix);
  };
  for (const { path, read } of statics)
    kept.add(
      base + path,
      () => fingerprint(read()),
      () => write(base + path, read()),
    );
  /** Copies a file of the cache, whose name there changes with its content. */
  const copy = (source: string, file: string, put = (): void => folder.place(source, file)): void =>
    kept.add(file, () => basename(source), put);
  for (const { source, file } of copies) copy(source, base + file);
  for (const { source, file } of made) copy(source, file);
  for (const name of readdirSync(bundle.assets)) {
    const file = `${base}assets/${name}`;
    const put = (): void => folder.place(join(bundle.assets, name), file);
    if (host.sendsCopies || !originalOf(name)) kept.add(file, () => bundle.id, put);
  }
  for (const { file, url } of sites.flatMap((one) => one.shells))
    copy(file, url.slice(1), () => place(file, url.slice(1)));
  for (const { site, tasks, files: added, versionKeys } of sites) {
    const own = site.config.baseUrl.slice(1);
    const texts = new Map<string, string>();
    const pageKeys = new Map(tasks.map(({ key, input }) => [input.meta.path, key]));
    for (const { path, content } of added)
      kept.add(
        own + path,
        () => fingerprint(content),
        () => write(own + path, content),
      );
    for (const { key, input, payloadUrl, markdown, version } of tasks) {
      const stored = join(cacheDir, key);
      // Hosts look for the not-found page at the root; some have one for each folder.
      const notFound = site === first ? [notFoundFile, own + notFoundFile] : [own + notFoundFile];
      const files = input.kind === 'not-found' ? [...new Set(notFound)] : pageFiles(input.meta.path, host.layout);
      const versionKey = version === undefined ? undefined : versionKeys.get(version);
      const text = markdownUrl(input.meta.path).slice(1);
      const source = kept.sourceOf(stored + markdownSuffix, text, versionKey);
      if (markdown) texts.set(input.meta.path, source);
      const payload = payloadUrl.slice(1);
      const add = (file: string, put: () => void): void => kept.add(file, () => key, put);
      for (const file of files) add(file, () => place(`${stored}.html`, file, versionKey));
      // That of a version's landing page is beside the version's folder.
      add(payload, () => place(`${stored}.rsc`, payload, versionKey));
      if (markdown) add(text, () => folder.place(source, text));
    }
    write(`${own}manifest.webmanifest`, webManifest(site, bars));
    const markdownOf = (route: string): string => readFileSync(texts.get(route)!, 'utf8');
    for (const [path, version] of pageLists(site))
      kept.add(
        `${path}${listFile}`.slice(1),
        () =>
          fingerprint(pageList(site, version), ...listedDocs(site, version).map(({ route }) => pageKeys.get(route)!)),
        () => {
          for (const { path: file, text } of machineFiles(site, path, markdownOf)) write(file.slice(1), text);
        },
      );
  }
  const redirects = allRedirects(sites);
  for (const { site, from, to } of redirects)
    for (const file of pageFiles(from, host.layout))
      // In some layouts, an old address such as `/docs/x.html` is a file of the page `/docs/x`.
      if (!folder.files.has(file))
        kept.add(
          file,
          () => fingerprint(redirectPage(site, to)),
          () => write(file, redirectPage(site, to)),
        );
  const listed = sites
    .flatMap(({ tasks }) => tasks)
    .filter(({ input, head }) => ['site', 'plugin'].includes(input.kind) && !head.hidden)
    .map(({ input }) => input.meta.path);
  write(`${base}sitemap.xml`, sitemap(first, listed));
  write('robots.txt', robots(first));
  const languages = sites.map(({ site }) => site);
  writeFileSync(folder.path(descriptionFile), siteDescription(languages, engineVersion));
  // Without it, GitHub Pages leaves out folders whose names begin with an underscore.
  write('.nojekyll', '');
  for (const { search, versionKeys } of sites)
    for (const { version, source, file } of await search)
      copy(source, file, () => place(source, file, versionKeys.get(version)));
  kept.settle();
  const inBase = [...folder.files].filter((file) => file.startsWith(base) && !originalOf(file));
  const paths = inBase.map((file) => file.slice(base.length));
  const policy = sitePolicy(first.config, [...sites.map(({ boot }) => boot), redirectScript], [bundle.needs]);
  const headers = siteHeaders(policy, paths, `/${base}`);
  const below = languages.slice(1).map(({ config }) => config.baseUrl);
  const forHost = { [headersFile]: hostHeaders(headers), ...host.files({ headers, redirects, languages: below }) };
  for (const [name, content] of Object.entries(forHost)) {
    if (folder.files.has(name)) throw taken(name, hostLayout);
    writeFileSync(folder.path(name), content);
  }
}

type Redirect = HostedSite['redirects'][number] & { site: Site };

/** Those of the configuration in each language, and one from the root to the site, unless the site is there. */
function allRedirects(sites: Output['sites']): Redirect[] {
  const { site: first } = sites[0]!;
  const all = sites.flatMap(({ site }) => site.redirects.map(({ from, to }) => ({ site, from, to })));
  const hasRoot = first.assetBase === '/' || all.some(({ from }) => from === '');
  return hasRoot ? all : [...all, { site: first, from: '', to: first.assetBase }];
}

function taken(name: string, hostLayout: HostLayout): SiteError {
  return new SiteError({
    severity: 'error',
    file: `static/${name}`,
    message: `the build for the host ${hostLayout} writes this file`,
    hint: `remove it, or build with --host-layout and the name of a layout`,
  });
}
