import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { configFile } from '../config/config-file.ts';
import { resolveStrings } from '../config/strings.ts';
import type { PageSources } from '../docs/page-sources.ts';
import type { Doc, Language, SidebarItem, Site, Version } from '../model.ts';
import { type Problem, collectErrors, suggestion } from '../../kernel/problems.ts';
import { collectRoutes } from '../routes/routes.ts';
import { landingOf } from '../versions/versions.ts';
import { Labels } from './labels.ts';
import { type LocaleFile, readLocaleFile } from './locale-file.ts';
import { localeBase, translateConfig } from './translate-config.ts';
import { translateDocs } from './translate-docs.ts';

interface Sources extends PageSources {
  cacheDir: string;
}

/**
 * The site in its other languages. Each is a site of its own in a folder of the first one: with its own pages, sidebars, search and
 * not-found page, but with the same versions and the same static files.
 */
export async function loadTranslations(site: Site, sources: Sources, problems: Problem[]): Promise<Site[]> {
  const { defaultLocale, locales } = site.config.i18n;
  const others = Object.keys(locales).filter((locale) => locale !== defaultLocale);
  checkFolders(site, others, problems);
  const sites: Site[] = [];
  for (const locale of others) {
    const file = await collectErrors(problems, () => readLocaleFile(site.dir, sources.cacheDir, locale));
    if (file) sites.push(await translateSite(site, sources, locale, file, problems));
  }
  if (sites.length > 0) connect([site, ...sites]);
  return sites;
}

async function translateSite(
  site: Site,
  sources: Sources,
  locale: string,
  file: LocaleFile,
  problems: Problem[],
): Promise<Site> {
  const labels = new Labels(file);
  const config = translateConfig(site.config, locale, file, labels);
  const rebase = (route: string): string => config.baseUrl + route.slice(site.config.baseUrl.length);
  const versions: Version[] = [];
  for (const [index, version] of site.versions.entries()) {
    const versionConfig = config.versions[index]!;
    const docs = await translateDocs({ ...sources, config }, locale, version, versionConfig, rebase, problems);
    const sidebars = Object.entries(version.sidebars).map(([name, items]) => [
      name,
      items.map((item) => translateItem(item, version.docs, docs, labels)),
    ]);
    versions.push({ ...version, base: rebase(version.base), docs, sidebars: Object.fromEntries(sidebars) });
  }
  problems.push(...labels.unused());
  return {
    ...site,
    config,
    versions,
    routes: collectRoutes(config.baseUrl, versions, problems),
    redirects: [],
    logo: { ...site.logo, alt: config.navbar.logo.alt },
    strings: resolveStrings(config, file, problems),
  };
}

/** A page's label is its title, unless the sidebar has another one. */
function translateItem(
  item: SidebarItem,
  originals: Map<string, Doc>,
  docs: Map<string, Doc>,
  labels: Labels,
): SidebarItem {
  if (item.type === 'doc') {
    const doc = docs.get(item.id)!;
    const isOwn = item.label !== labelOf(originals.get(item.id)!);
    return { ...item, href: doc.route, label: isOwn ? labels.of(item.label) : labelOf(doc) };
  }
  const label = labels.of(item.label);
  if (item.type !== 'category') return { ...item, label };
  return { ...item, label, items: item.items.map((child) => translateItem(child, originals, docs, labels)) };
}

function labelOf({ sidebarLabel, title }: Doc): string {
  return sidebarLabel ?? title;
}

/** Tells every page where it is in the other languages, and every site what they are. */
function connect(sites: Site[]): void {
  const languages = sites.map(({ config, versions }): Language => {
    const { defaultLocale: locale, locales } = config.i18n;
    return {
      locale,
      ...locales[locale]!,
      base: config.baseUrl,
      landing: landingOf(versions.find(({ isLast }) => isLast)!),
    };
  });
  const [first] = sites;
  for (const [index, version] of first!.versions.entries())
    for (const id of version.docs.keys()) {
      const docs = sites.map((site) => [site.config.i18n.defaultLocale, site.versions[index]!.docs.get(id)!] as const);
      const translated = docs.filter(([, doc]) => !doc.translation?.isMissing);
      const alternates = Object.fromEntries(translated.map(([locale, doc]) => [locale, doc.route]));
      if (translated.length > 1) for (const [, doc] of translated) doc.alternates = alternates;
    }
  for (const site of sites) site.languages = languages;
}

/** Every folder in locales/ is that of a language, and no page of the first one is where another has its own. */
function checkFolders({ dir, config, routes }: Site, others: string[], problems: Problem[]): void {
  const folder = join(dir, 'locales');
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!others.includes(name))
      problems.push({
        severity: 'error',
        file: `locales/${name}`,
        message:
          name === config.i18n.defaultLocale
            ? 'the pages of the default locale are in content/'
            : `"${name}" is not one of the locales in ${configFile}`,
        hint: suggestion(name, others, 'add it to i18n.locales, or remove the folder'),
      });
  for (const locale of others) {
    const base = localeBase(config.baseUrl, locale);
    for (const { route, file } of routes.values())
      if (`${route}/`.startsWith(base))
        problems.push({
          severity: 'error',
          file,
          message: `the URL ${route} belongs to the language "${locale}"`,
          hint: 'rename the file or folder, or give it a different slug',
        });
  }
}
