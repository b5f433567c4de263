import { searchPath } from '../../contract/built-in-pages.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import { landingOf } from '../../site/versions/versions.ts';
import { addressReader } from '../addresses.ts';
import { type ArchiveFile, zipArchive } from '../archive.ts';
import type { BuiltVersion } from '../built-version.ts';
import { allRoutes } from '../pages.ts';
import { Symbols } from '../symbols.ts';
import { type OfflineDocument, offlineDocument, pageScript, searchPage } from './document.ts';
import { bundleScript } from './bundle-script.ts';
import { indexScript } from './index-script.ts';
import { searchDocument } from './search-document.ts';
import { SiteFiles, filesFolder, linkBetween } from './site-files.ts';

/** Whose pages a browser opens from the disk: an archive with one folder of this name. */
export async function siteZip(built: BuiltVersion, name: string): Promise<Uint8Array> {
  const { site, version } = built;
  const files = new SiteFiles(built);
  const read = addressReader(built);
  const symbols = new Symbols(built.read);
  const styles = interactiveStyles(built);
  const write = (route: string, document: Omit<OfflineDocument, 'styles'>): void =>
    files.add(document.path, offlineDocument({ ...document, styles }, { route, read, symbols }, files));
  for (const route of allRoutes(site, version))
    write(route, { path: files.pathOfPage(route), tree: built.document(route) });
  const landing = landingOf(version);
  const index = `${filesFolder}/search-index.js`;
  const search = `${filesFolder}/search.js`;
  const tree = searchDocument(built.document(landing), built.document(site.config.baseUrl + searchPath));
  write(site.config.baseUrl + searchPath, { path: searchPage, tree, scripts: [index, search] });
  files.add(index, indexScript(built));
  files.add(search, await bundleScript(built, 'src/ui/offline/search.ts'));
  files.add(pageScript, await bundleScript(built, 'src/client/offline/page.ts'));
  if (!files.contents.has('index.html'))
    files.add('index.html', leadTo(linkBetween('', files.pathOfPage(landing)), site.config.title));
  return zipArchive(
    [...files.contents].toSorted(byPath).map(([path, content]): ArchiveFile => ({
      path: `${name}/${path}`,
      content: Buffer.from(content),
    })),
  );
}

const byPath = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** Of what only scripts show, such as the drawer: see `ui/styles/interactive.css`. */
function interactiveStyles({ files, site }: BuiltVersion): string[] {
  const begin = `${site.assetBase}assets/interactive-`;
  return [...files].filter((file) => file.startsWith(begin) && file.endsWith('.css'));
}

/** Versions have their first page where they like; whoever has unpacked the archive opens this one. */
function leadTo(address: string, title: string): string {
  const href = escapeAttribute(address);
  return `<!DOCTYPE html>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<meta http-equiv="refresh" content="0;url=${href}">
<a href="${href}">${escapeText(title)}</a>
`;
}
