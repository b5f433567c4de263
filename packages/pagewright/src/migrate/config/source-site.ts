import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Fields, fields, list, text } from '../foreign/values.ts';
import { loadForeign } from '../foreign/load.ts';
import type { Report } from '../report.ts';
import { type SourceVersion, readVersions } from './source-versions.ts';

/** One set of docs: Docusaurus sites can have several, each with its own path and versions. */
export interface DocsSet {
  id: string;
  /** URL path under the base path, without slashes at its ends; empty for the root. */
  route: string;
  versions: SourceVersion[];
  /** Whether `01-intro` has the id `intro`. */
  numberPrefixes: boolean;
  /** Globs of files that are no pages. */
  exclude: string[];
  options: Fields;
}

/** A Docusaurus site, as far as its configuration tells. */
export interface SourceSite {
  dir: string;
  /** Name of the configuration file. */
  configFile: string;
  config: Fields;
  theme: Fields;
  baseUrl: string;
  docs: DocsSet[];
  /** Options of the plugins that are neither docs nor pages, by what their name ends with: `client-redirects`. */
  plugins: Map<string, Fields>;
  staticFolders: string[];
  /** The major version of Docusaurus: until 2, pages were in a laxer syntax. */
  major: number;
  /** Whether pages contain formulas in TeX. */
  hasMath: boolean;
}

const configNames = ['ts', 'js', 'mjs', 'cjs', 'mts', 'cts'].map((ending) => `docusaurus.config.${ending}`);

export function findConfig(dir: string): string | undefined {
  return configNames.find((name) => existsSync(join(dir, name)));
}

export async function readSourceSite(dir: string, configFile: string, report: Report): Promise<SourceSite> {
  const loaded = await loadForeign(join(dir, configFile));
  if ('failure' in loaded)
    report.hand(
      `the configuration cannot be read: ${loaded.failure}`,
      'the new site has defaults instead: fill in site.config.ts, or mend this file and migrate again',
      { file: configFile },
    );
  const config = fields('value' in loaded ? loaded.value : undefined);
  const plugins = collectPlugins(config);
  const packages = dependencies(dir);
  const docs: DocsSet[] = [];
  for (const [name, options] of plugins.docs) docs.push(readDocsSet(dir, name, options));
  // The default set is that of most links.
  docs.sort((a, b) => Number(b.id === 'default') - Number(a.id === 'default'));
  return {
    dir,
    configFile,
    config,
    theme: fields(config['themeConfig']),
    baseUrl: `/${(text(config['baseUrl']) ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'),
    docs: docs.filter(({ versions }) => versions.length > 0),
    plugins: plugins.others,
    staticFolders: list(config['staticDirectories'] ?? 'static').flatMap((folder) =>
      text(folder) ? resolve(dir, text(folder)!) : [],
    ),
    major: majorVersion(packages),
    hasMath: 'remark-math' in packages,
  };
}

function readDocsSet(dir: string, id: string, options: Fields): DocsSet {
  const parser = options['numberPrefixParser'];
  return {
    id,
    route: (text(options['routeBasePath']) ?? 'docs').replace(/^\/+|\/+$/g, ''),
    versions: readVersions(dir, id, options),
    numberPrefixes: parser !== false,
    exclude: list(options['exclude']).flatMap((glob) => text(glob) ?? []),
    options,
  };
}

interface Plugins {
  docs: [id: string, options: Fields][];
  others: Map<string, Fields>;
}

/** Plugins by name, those of presets included. */
function collectPlugins(config: Fields): Plugins {
  const docs: Plugins['docs'] = [];
  const others: Plugins['others'] = new Map();
  const addDocs = (options: Fields): void => void docs.push([text(options['id']) ?? 'default', options]);
  for (const [name, options] of namedOptions(config['presets'])) {
    if (!/(?:^|[/-])(?:classic|preset-.*)(?:[/.]|$)/.test(name) && options['docs'] === undefined) continue;
    if (options['docs'] !== false) addDocs(fields(options['docs']));
    for (const key of ['blog', 'theme', 'pages']) if (options[key] !== false) others.set(key, fields(options[key]));
  }
  for (const [name, options] of namedOptions(config['plugins'])) {
    if (/content-docs/.test(name)) addDocs(options);
    else others.set(/(?:docusaurus-)?(?:plugin-)?([\w-]+?)(?:\/lib.*|\.js)?$/.exec(name)?.[1] ?? name, options);
  }
  for (const [name, options] of namedOptions(config['themes']))
    if (/classic/.test(name)) others.set('theme', { ...others.get('theme'), ...options });
  // A configuration that could not be read, or that names a preset by another name.
  if (docs.length === 0 && list(config['presets']).length + list(config['plugins']).length === 0) addDocs({});
  return { docs, others };
}

/** `'name'` or `['name', options]`. */
function namedOptions(value: unknown): [name: string, options: Fields][] {
  return list(value).flatMap((entry): [string, Fields][] => {
    const [name, options] = list(entry);
    return typeof name === 'string' ? [[name.replaceAll('\\', '/'), fields(options)]] : [];
  });
}

function majorVersion(packages: Record<string, string>): number {
  return Number(/\d+/.exec(packages['@docusaurus/core'] ?? '')?.[0] ?? 3);
}

/** What the site's package.json lists, with its ranges of versions. */
function dependencies(dir: string): Record<string, string> {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return {};
  const { dependencies: own, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return { ...devDependencies, ...own };
}
