import { withoutFences } from '../../site/docs/code-fence.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { PluginDoc, PluginSite, PluginVersion } from '../../site/plugins/plugin-site.ts';
import { readIcons } from '../parts/icons-in.ts';
import { linksIn } from '../parts/written-links.ts';
import { allDeclarations } from './inherit/versions.ts';
import { type Declarations, originOf } from './read-declarations.ts';
import type { ResolvedOptions } from './options.ts';
import type { ReferenceTable, VersionTable } from './table-types.ts';

/** Which page documents which capability in every version, and its counterpart in the previous version. */
export function referenceTable(
  site: PluginSite,
  { inherit = false, icons }: Partial<Pick<ResolvedOptions, 'inherit' | 'icons'>> = {},
): ReferenceTable {
  const declarations = allDeclarations(site, inherit);
  const versions = Object.fromEntries(
    site.versions.map((version, index) => [
      version.name,
      versionTable(site, version, site.versions[index + 1], declarations[version.folder]!),
    ]),
  );
  return { declarations, versions, ...(icons && { icons: readIcons(site, icons, 'apiReference') }) };
}

function versionTable(
  site: PluginSite,
  version: PluginVersion,
  before: PluginVersion | undefined,
  declarations: Declarations,
): VersionTable {
  const { folder, label } = version;
  const links = Array.from(declarations.values(), (declaration) =>
    linksIn('', declaration.text).map(({ target, line }) => ({ target, ...originOf(declaration, line) })),
  ).flat();
  const table: VersionTable = { folder, label, routes: {}, previous: {}, links };
  for (const doc of version.docs.values()) {
    const names = capabilitiesOn(doc);
    const old = before && names.length > 0 ? site.counterpart(doc, before) : undefined;
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
function capabilitiesOn({ source }: PluginDoc): string[] {
  if (!source.includes('<ApiReference')) return [];
  return Array.from(withoutFences(source).replace(mentions, '').matchAll(references), ([, , name]) => name!);
}

/** Changes whenever anything does that the version's pages take from declarations. */
export function referenceKey(table: ReferenceTable, versionName: string): string {
  const version = table.versions[versionName]!;
  const folders = new Set([version.folder, ...Object.values(version.previous).map(({ folder }) => folder)]);
  const texts = [...folders].flatMap((folder) =>
    Array.from(table.declarations[folder]!, ([name, { text }]) => name + text),
  );
  return fingerprint(JSON.stringify([version, table.icons]), ...texts);
}
