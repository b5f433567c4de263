import { posix } from 'node:path';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { SidebarEntry, Sidebars } from '../../site/model.ts';
import type { SourceSite } from '../config/source-site.ts';
import type { TargetVersion } from '../config/target-versions.ts';
import type { Part } from '../site-parts.ts';
import type { Addresses } from '../docs/addresses.ts';
import { listPage } from '../docs/generated-pages.ts';
import { joinRoute } from '../docs/source-docs.ts';
import { text } from '../foreign/values.ts';
import type { NewSite } from '../output/new-site.ts';
import { printValue } from '../output/print-value.ts';
import type { Report } from '../report.ts';
import { readSidebars } from './source-sidebars.ts';
import { convertSidebars, titleOf } from './target-sidebars.ts';

interface Context {
  site: SourceSite;
  parts: Part[];
  versions: TargetVersion[];
  addresses: Addresses;
  target: NewSite;
  report: Report;
}

interface Converted {
  /** How many pages were added for categories and as landing pages. */
  pages: number;
  byFolder: Map<string, Sidebars>;
}

/** Writes the sidebars of each version, with the pages that Docusaurus generates for their categories. */
export async function convertVersionSidebars(context: Context): Promise<Converted> {
  const { site, parts, versions, addresses, target, report } = context;
  const byFolder = new Map<string, Sidebars>();
  let pages = 0;
  for (const { version, docs, numberPrefixes } of parts) {
    const { from, folder, prefix } = version;
    const source = await readSidebars(site.dir, from, report);
    const converted = convertSidebars(source, {
      docs,
      folder: from.folder,
      numberPrefixes,
      file: relativePath(site.dir, from.sidebars ?? from.folder),
      prefix,
      address: (href) => (/^\w+:/.test(href) ? href : (addresses.address(href) ?? href)),
      addressOf: (route) => addresses.addressOf(version, route),
      report,
    });
    for (const page of converted.pages) {
      target.write(`content/${folder}/${page.route}.mdx`, listPage(page));
      addresses.addRoute(
        joinRoute(version.oldBase, page.route.slice(prefix ? prefix.length + 1 : 0)),
        addresses.addressOf(version, page.route),
      );
    }
    pages += converted.pages.length;
    byFolder.set(folder, { ...byFolder.get(folder), ...renamed(converted.sidebars, prefix, byFolder.get(folder)) });
  }
  for (const version of versions) {
    const docs = parts.filter((part) => part.version.folder === version.folder).flatMap((part) => part.docs);
    const sidebars = byFolder.get(version.folder) ?? {};
    pages += addLanding(context, version, docs, sidebars);
    target.write(
      `content/${version.folder}/sidebars.ts`,
      `import type { Sidebars } from 'pagewright';\n\nexport default ${printValue(sidebars)} satisfies Sidebars;\n`,
    );
  }
  return { pages, byFolder };
}

/** Sidebars of another set of docs may have the name of one of the main set's. */
function renamed(sidebars: Sidebars, prefix: string, others: Sidebars = {}): Sidebars {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      Object.hasOwn(others, name) ? `${posix.basename(prefix)}-${name}` : name,
      items,
    ]),
  );
}

/** A version without a page at its root gets one, with links to where each sidebar begins. */
function addLanding(
  { site, target, report }: Context,
  version: TargetVersion,
  docs: Part['docs'],
  sidebars: Sidebars,
): number {
  const root = docs.find(({ route }) => route === '');
  if (root) {
    if (root.id !== 'index') version.mainDocId = root.id;
    return 0;
  }
  const links = Object.values(sidebars).flatMap((entries) =>
    entries.flatMap((entry) => {
      const id = firstDoc([entry]);
      const doc = docs.find((candidate) => candidate.id === id);
      const label = typeof entry === 'object' && 'label' in entry && entry.label ? entry.label : doc && titleOf(doc);
      return doc && label ? [{ label, href: `~/${doc.target.split('/').slice(2).join('/')}` }] : [];
    }),
  );
  const title = text(site.config['title']) ?? 'Documentation';
  const id = docs.some((doc) => doc.id === 'index') ? 'landing-page' : 'index';
  const description = text(site.config['tagline']);
  target.write(
    `content/${version.folder}/${id}.mdx`,
    listPage({ title, ...(description && version.isLast && { description }), links }, id === 'index' ? undefined : '/'),
  );
  if (id !== 'index') version.mainDocId = id;
  report.note(
    `version "${version.label}" had no page at its root: content/${version.folder}/${id}.mdx is one, with links`,
  );
  return 1;
}

/** The first page of a list of entries. */
export function firstDoc(entries: SidebarEntry[]): string | undefined {
  for (const entry of entries) {
    if (typeof entry === 'string') return entry;
    if (entry.type === 'doc') return entry.id;
    const inner = entry.type === 'category' ? firstDoc(entry.items) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
