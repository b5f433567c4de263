import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAssets } from './checks/check-assets.ts';
import { checkPages } from './checks/check-pages.ts';
import { checkDescriptions } from './checks/check-descriptions.ts';
import { checkFrontMatter } from './checks/check-front-matter.ts';
import { checkChanges } from './checks/check-changes.ts';
import { checkTags } from './checks/check-tags.ts';
import { checkMoved, checkNavigation } from './checks/check-navigation.ts';
import { mostListed } from './sidebars/doc-id-hint.ts';
import { Fragments } from './docs/fragments.ts';
import { readLastUpdated } from './docs/git.ts';
import { configFile } from './config/config-file.ts';
import { loadTranslations } from './locales/load-translations.ts';
import { loadVersion } from './versions/load-version.ts';
import { lineOfPath } from '../kernel/text/locate.ts';
import { readIcons } from './config/icons.ts';
import { readIllustration } from './config/illustration.ts';
import { readLogo } from './config/logo.ts';
import { resolveStrings } from './config/strings.ts';
import type { Site, Version } from './model.ts';
import { pageAddress } from '../kernel/urls/page-address.ts';
import { type Problem, suggestion, warningsAtLevels } from '../kernel/problems.ts';
import { checkRedirects } from './routes/redirects.ts';
import { collectRoutes } from './routes/routes.ts';
import type { ResolvedConfig } from './config/schema.ts';
import { checkStaticFiles } from './routes/static-files.ts';
import { hasModules, readSiteModules } from './modules/site-modules.ts';

/**
 * Reads a site folder into the model that everything else uses. Adds warnings to `problems`; throws errors.
 *
 * @param withDrafts Whether drafts are part of the site, as they are while it is written.
 * @param engineHash With it, pages of versions are kept as they were read.
 */
export async function loadSite(
  siteDir: string,
  config: ResolvedConfig,
  cacheDir: string,
  problems: Problem[],
  { withDrafts = false, engineHash }: { withDrafts?: boolean; engineHash?: string } = {},
): Promise<Site> {
  const source = readFileSync(join(siteDir, configFile), 'utf8');
  const fragments = new Fragments(
    siteDir,
    config.versions.map(({ folder }) => folder),
  );
  const modules = readSiteModules(siteDir, config);
  const keptIn = engineHash === undefined ? undefined : { cacheDir, engineHash };
  const sources = { siteDir, keptIn, cacheDir, config, lastUpdated: readLastUpdated(siteDir), fragments, withDrafts };
  const versions: Version[] = [];
  const found: Problem[] = [];
  for (const [index, version] of config.versions.entries()) {
    const loaded = await loadVersion(sources, version, found);
    if (!loaded) continue;
    versions.push(loaded);
    const hasHome = loaded.base === config.baseUrl && '' in modules.pages;
    checkLanding(loaded, hasHome, () => lineOfPath(source, ['versions', index, 'mainDocId']), found);
  }
  const strings = resolveStrings(config, { file: configFile, source }, found);
  const logo = readLogo(siteDir, config, source, found);
  const icons = readIcons(siteDir, config, source, found);
  const illustration = readIllustration(siteDir, config, source, found);
  checkAssets(siteDir, config, source, found);
  // The other checks compare versions: with one missing they would report errors that are not there.
  if (versions.length < config.versions.length) warningsAtLevels(found, config.rules);
  const routes = collectRoutes(config.baseUrl, versions, found);
  const redirects = config.redirects.map(({ from, to }) => ({ from: pageAddress(from), to }));
  // Most sites have none, and need not load the parser.
  const components = hasModules(modules)
    ? (await import('./modules/read-modules.ts')).readModules(siteDir, modules, found)
    : {};
  const site: Site = {
    dir: siteDir,
    config,
    versions,
    routes,
    redirects,
    logo,
    icons,
    ...(illustration && { illustration }),
    modules,
    components,
    strings,
    assetBase: config.baseUrl,
    translations: [],
  };
  checkPages(site, found);
  checkDescriptions(routes.values(), found);
  checkRedirects(site, source, found);
  checkStaticFiles(site, found);
  checkNavigation(site, source, found);
  checkMoved(site, source, found);
  checkFrontMatter(site, found);
  checkTags(site, source, found);
  checkChanges(site, source, found);
  site.translations = await loadTranslations(site, sources, found);
  found.push(...fragments.unused());
  problems.push(...warningsAtLevels(found, config.rules));
  return site;
}

/**
 * The landing page has to be at the version's root: that is where links to the version lead.
 *
 * @param hasHome Whether a page that is a component is there instead.
 * @param line Of the version in the configuration.
 */
function checkLanding(
  { name, folder, base, mainDocId, docs }: Version,
  hasHome: boolean,
  line: () => number,
  problems: Problem[],
): void {
  const doc = docs.get(mainDocId);
  if (doc?.route === base || (doc && hasHome)) return;
  const ids = [...docs.keys()];
  const others =
    ids.length <= mostListed
      ? `one of these and set mainDocId to it: ${ids.join(', ')}`
      : 'a page and set mainDocId to its id';
  const mistake = doc
    ? {
        message: `the landing page of version "${name}", "${mainDocId}", is at ${doc.route} instead of ${base}`,
        hint: `write "slug: /" into the front matter of ${doc.file}, or set mainDocId to a page that is there`,
      }
    : {
        message: `version "${name}" has no doc "${mainDocId}" for its landing page`,
        hint: suggestion(
          mainDocId,
          ids,
          `add content/${folder}/${mainDocId}.mdx, or write "slug: /" into the front matter of ${others}`,
        ),
      };
  problems.push({ severity: 'error', file: configFile, line: line(), ...mistake });
}
