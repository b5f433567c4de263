import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigContext } from './config/config-context.ts';
import type { SourceSite } from './config/source-site.ts';
import { sourceRedirects, targetConfig } from './config/target-config.ts';
import { type TargetVersion, newBaseUrl, targetOfOtherSet, targetVersions } from './config/target-versions.ts';
import { themeStyles } from './config/theme.ts';
import { writeConfig } from './config/write-config.ts';
import { Addresses } from './docs/addresses.ts';
import { type SourceDoc, readDocs } from './docs/source-docs.ts';
import { text } from './foreign/values.ts';
import type { NewSite } from './output/new-site.ts';
import { StaticFiles } from './output/static-files.ts';
import { convertPages } from './docs/convert-pages.ts';
import { redirectsOf } from './docs/redirects.ts';
import type { Report } from './report.ts';
import type { Figures, Part } from './site-parts.ts';
import { convertVersionSidebars, firstDoc } from './sidebars/convert-version.ts';
import { titleOf } from './sidebars/target-sidebars.ts';
import { reportLeftOut } from './left-out.ts';

/** Converts everything that is taken over, and reports what is not. */
export async function convertSite(site: SourceSite, target: NewSite, report: Report): Promise<Figures> {
  const [main, ...others] = site.docs as [SourceSite['docs'][number], ...SourceSite['docs']];
  const base = newBaseUrl(site, main);
  const versions = targetVersions(main);
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0]!;
  const files = new StaticFiles(site.staticFolders);
  const parts: Part[] = versions.map((version) => ({
    version,
    docs: readDocs(site.dir, main, version, report),
    numberPrefixes: main.numberPrefixes,
  }));
  for (const set of others) {
    const version = targetOfOtherSet(set, latest);
    if (version)
      parts.push({
        version,
        docs: readDocs(
          site.dir,
          set,
          version,
          report,
          parts.filter((part) => part.version.folder === version.folder).flatMap((part) => part.docs),
        ),
        numberPrefixes: set.numberPrefixes,
      });
  }
  const latestParts = parts.filter((part) => part.version.folder === latest.folder).flatMap((part) => part.docs);
  const docs = [...parts.flatMap((part) => part.docs), ...readPages(site, latest, latestParts, report)];
  const url = (text(site.config['url']) ?? '').replace(/\/+$/, '');
  const addresses = new Addresses({ dir: site.dir, url, baseUrl: site.baseUrl, newBaseUrl: base }, docs, files);
  const sidebars = await convertVersionSidebars({ site, parts, versions, addresses, target, report });
  convertPages(docs, { siteDir: site.dir, addresses, sidebars: sidebars.byFolder, target, report });
  const pages = docs.length + sidebars.pages;
  const latestDocs = docs.filter(({ version }) => version.folder === latest.folder);
  const byOldId = new Map(latestDocs.map((doc) => [doc.oldId, doc]));
  const context: ConfigContext = {
    site,
    report,
    files,
    newBaseUrl: base,
    versionCount: versions.length,
    address: (href) =>
      /^[/]/.test(href) || !/^\w+:/.test(href) ? (addresses.address(href) ?? addresses.outside(href) ?? href) : href,
    addressOfDoc: (id) => (byOldId.has(id) ? addresses.addressOf(latest, byOldId.get(id)!.route) : undefined),
    newDocId: (id) => byOldId.get(id)?.id,
    docIdAt: (address) => latestDocs.find((doc) => addresses.addressOf(latest, doc.route) === address)?.id,
    firstDocOf: (name) => firstDoc(sidebars.byFolder.get(latest.folder)?.[name] ?? []),
    titleOf: (id) => titleOf(latestDocs.find((doc) => doc.id === id)!),
  };
  const redirects = redirectsOf(site, docs, addresses, sourceRedirects(site), base, report);
  target.write('site.config.ts', writeConfig(targetConfig(context, versions, redirects)));
  for (const [path, from] of files.files) if (!files.made.has(path)) target.copy(`static/${path}`, from);
  for (const [path, content] of files.made) target.write(`static/${path}`, content);
  const styles = themeStyles(site, report);
  if (styles) target.write('theme.css', styles);
  reportLeftOut(site, report);
  return { pages, versions: versions.length, staticFiles: files.files.size + files.made.size };
}

/** Pages outside of the docs that are Markdown become pages of the latest version. */
function readPages(site: SourceSite, latest: TargetVersion, others: SourceDoc[], report: Report): SourceDoc[] {
  const folder = join(site.dir, text(site.plugins.get('pages')?.['path']) ?? 'src/pages');
  if (!existsSync(folder)) return [];
  const version = { ...latest, from: { ...latest.from, folder }, oldBase: '' };
  return readDocs(site.dir, { exclude: [], numberPrefixes: false }, version, report, others);
}
