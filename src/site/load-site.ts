import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ResolvedCommandLine, commandLineSchema } from './commands.ts';
import { loadDocuments, versionBase } from './documents.ts';
import { Fragments } from './fragments.ts';
import { type LastUpdated, readLastUpdated } from './git.ts';
import { configFile } from './load-config.ts';
import { loadDefaultExport } from './load-module.ts';
import { lineOfKey, lineOfText } from './locate.ts';
import { readLogo } from './logo.ts';
import type { Doc, Site, Version } from './model.ts';
import { checkMoved, checkNavigation } from './navigation.ts';
import { type Problem, throwOnErrors } from './problems.ts';
import { checkRedirects, collectRoutes, duplicateRoute, redirectRoute } from './routes.ts';
import type { ResolvedConfig, VersionConfig } from './schema.ts';
import { docsInOrder, resolveSidebar, sidebarsSchema } from './sidebars.ts';
import { checkStaticFiles } from './static-files.ts';
import { validate } from './validate.ts';

/** Reads a site folder into the model that everything else uses. Adds warnings to `problems`; throws errors. */
export async function loadSite(
  siteDir: string,
  config: ResolvedConfig,
  cacheDir: string,
  problems: Problem[],
): Promise<Site> {
  const lastUpdated = readLastUpdated(siteDir);
  const fragments = new Fragments(
    siteDir,
    config.versions.map(({ folder }) => folder),
  );
  const versions: Version[] = [];
  for (const version of config.versions)
    versions.push(await loadVersion(siteDir, cacheDir, config, version, lastUpdated, fragments, problems));
  problems.push(...fragments.unused());
  const source = readFileSync(join(siteDir, configFile), 'utf8');
  const routes = collectRoutes(config.baseUrl, versions, problems);
  const logo = readLogo(siteDir, config, source, problems);
  const redirects = config.redirects.map(({ from, to }) => ({ from: redirectRoute(from), to }));
  const site: Site = { dir: siteDir, config, versions, routes, redirects, logo };
  checkRedirects(site, source, problems);
  checkStaticFiles(site, problems);
  checkNavigation(site, source, problems);
  checkMoved(site, source, problems);
  throwOnErrors(problems);
  return site;
}

async function loadVersion(
  siteDir: string,
  cacheDir: string,
  config: ResolvedConfig,
  version: VersionConfig,
  lastUpdated: LastUpdated,
  fragments: Fragments,
  problems: Problem[],
): Promise<Version> {
  const docs = new Map<string, Doc>();
  for (const doc of loadDocuments(siteDir, config, version, lastUpdated, fragments)) {
    const first = docs.get(doc.id);
    if (first) problems.push(duplicateRoute(doc, first));
    else docs.set(doc.id, doc);
  }
  const file = `content/${version.folder}/sidebars.ts`;
  const path = join(siteDir, file);
  const value = await loadDefaultExport(path, siteDir, cacheDir);
  const place = { file, source: readFileSync(path, 'utf8') };
  const entries = validate(sidebarsSchema, value, place);
  const sidebars = Object.fromEntries(
    Object.entries(entries).map(([name, list]) => [name, resolveSidebar(list, docs, place, problems)]),
  );
  assignSidebars(docs, sidebars, problems);
  if (!docs.has(version.mainDocId)) {
    problems.push({
      severity: 'error',
      file: configFile,
      message: `version "${version.name}" has no doc "${version.mainDocId}" for its landing page`,
      hint: `add content/${version.folder}/${version.mainDocId}.mdx, or set mainDocId to one of: ${[...docs.keys()].join(', ')}`,
    });
  }
  const commands = await loadCommands(siteDir, cacheDir, version, docs, problems);
  const { path: _path, ...rest } = version;
  return { ...rest, base: versionBase(config.baseUrl, version), docs, sidebars, ...(commands && { commands }) };
}

/** Reads commands/VERSION.ts, if the site documents a command line. */
async function loadCommands(
  siteDir: string,
  cacheDir: string,
  version: VersionConfig,
  docs: Map<string, Doc>,
  problems: Problem[],
): Promise<ResolvedCommandLine | undefined> {
  const file = `commands/${version.folder}.ts`;
  const path = join(siteDir, file);
  if (!existsSync(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  const commands = validate(commandLineSchema, await loadDefaultExport(path, siteDir, cacheDir), { file, source });
  for (const { name, doc } of commands.commands) {
    if (doc && !docs.has(doc))
      problems.push({
        severity: 'error',
        file,
        line: lineOfText(source, doc) ?? 1,
        message: `the command "${name}" refers to the doc "${doc}", which does not exist`,
        hint: 'use a doc id of this version',
      });
  }
  return commands;
}

/** A page shows the sidebar that lists it; an unlisted one shows that of its nearest listed neighbour in the folder tree. */
function assignSidebars(docs: Map<string, Doc>, sidebars: Version['sidebars'], problems: Problem[]): void {
  const listed = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars))
    for (const { id } of docsInOrder(items)) if (!listed.has(id)) listed.set(id, name);
  for (const doc of docs.values()) {
    if (doc.sidebar && !Object.hasOwn(sidebars, doc.sidebar)) {
      problems.push({
        severity: 'error',
        file: doc.file,
        line: lineOfKey(doc.source, 'sidebar'),
        message: `unknown sidebar "${doc.sidebar}"`,
        hint: `available sidebars in this version: ${Object.keys(sidebars).join(', ')}`,
      });
    }
    const sidebar = doc.sidebar ?? listed.get(doc.id) ?? nearest(doc.id, listed);
    if (sidebar) doc.sidebar = sidebar;
  }
}

function nearest(id: string, listed: Map<string, string>): string | undefined {
  let folder = id;
  while (folder.includes('/')) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    for (const [other, sidebar] of listed) if (other === folder || other.startsWith(`${folder}/`)) return sidebar;
  }
  return listed.values().next().value;
}
