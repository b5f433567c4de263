import { withoutFences } from '../../site/docs/code-fence.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { counterpart } from '../../site/versions/versions.ts';
import { readDeclarations } from './load-reference.ts';
import type { ReferenceTable, VersionTable } from './table-types.ts';
import { type WrittenLink, writtenLinks } from './written-links.ts';

/**
 * Which page documents which capability in every version, and its counterpart in the previous version. Sites without
 * declarations and command lines have no table.
 */
export function referenceTable(site: Site): ReferenceTable | undefined {
  const { reference } = site.config;
  if (!reference && !site.versions.some(({ commandLine }) => commandLine)) return undefined;
  const declarations = Object.fromEntries(
    site.versions.map(({ folder }) => [folder, readDeclarations(site.dir, folder)]),
  );
  const versions = Object.fromEntries(
    site.versions.map((version, index) => {
      const links = writtenLinks(site, version.folder, declarations[version.folder]!);
      return [version.name, versionTable(site, version, site.versions[index + 1], links)];
    }),
  );
  return {
    declarations,
    ...(reference && { scope: reference.scope }),
    ...(reference?.config && { configNames: reference.config }),
    versions,
  };
}

function versionTable(site: Site, version: Version, before: Version | undefined, links: WrittenLink[]): VersionTable {
  const routes = [...version.docs.values()].map(({ id, route }) => [id, route]);
  const { commandLine } = version;
  const documented = new Set(commandLine?.commands.map(({ doc }) => doc));
  const table: VersionTable = {
    folder: version.folder,
    routes: {},
    previous: {},
    links,
    ...(commandLine && { commandLine }),
    commandRoutes: Object.fromEntries(routes.filter(([id]) => documented.has(id))),
  };
  for (const doc of version.docs.values()) {
    const names = capabilitiesOn(doc);
    const old = before && names.length > 0 ? counterpart(site, doc, before) : undefined;
    const oldNames = old ? capabilitiesOn(old) : [];
    for (const name of names) {
      table.routes[name] = doc.route;
      // A capability that the old page does not have was called something else there.
      const oldName = oldNames.includes(name) ? name : oldNames.find((other) => !names.includes(other));
      if (before && oldName) table.previous[name] = { folder: before.folder, label: before.label, name: oldName };
    }
  }
  return table;
}

/** Outside code blocks, what shows no reference although it may look like one: inline code and comments. */
const mentions = /`[^`\n]+`|\{\/\*[\s\S]*?\*\/\}/g;
const references = /<ApiReference\s+name=(["'])(.+?)\1/g;

/** The capabilities whose reference a page shows. Parsing pages for this would cost every edit in `dev` 100 ms. */
function capabilitiesOn({ source }: Doc): string[] {
  if (!source.includes('<ApiReference')) return [];
  return Array.from(withoutFences(source).replace(mentions, '').matchAll(references), ([, , name]) => name!);
}

/** Changes whenever anything does that the version's pages take from declarations. */
export function referenceKey(table: ReferenceTable | undefined, versionName: string): string {
  const version = table?.versions[versionName];
  if (!table || !version) return '';
  const folders = new Set([version.folder, ...Object.values(version.previous).map(({ folder }) => folder)]);
  const texts = [...folders].flatMap((folder) => [...table.declarations[folder]!].flat());
  return fingerprint(JSON.stringify([table.scope, table.configNames, version]), ...texts);
}
