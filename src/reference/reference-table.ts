import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../site/hash.ts';
import type { Doc, Site, Version } from '../site/model.ts';
import { counterpart } from '../site/navigation.ts';
import { referenceFiles } from './load-reference.ts';
import type { ReferenceTable, VersionTable } from './page-reference.ts';

/** Which page documents which capability in every version, and its counterpart in the previous version. */
export function referenceTable(site: Site): ReferenceTable | undefined {
  const { reference } = site.config;
  if (!reference) return undefined;
  const versions = Object.fromEntries(
    site.versions.map((version, index) => [version.name, versionTable(site, version, site.versions[index + 1])]),
  );
  return { siteDir: site.dir, scope: reference.scope, ...(reference.config && { config: reference.config }), versions };
}

function versionTable(site: Site, version: Version, before: Version | undefined): VersionTable {
  const routes = [...version.docs.values()].map(({ id, route }) => [id, route]);
  const { commands } = version;
  const documented = new Set(commands?.commands.map(({ doc }) => doc));
  const table: VersionTable = {
    folder: version.folder,
    routes: {},
    previous: {},
    ...(commands && { commands }),
    commandRoutes: Object.fromEntries(routes.filter(([id]) => documented.has(id))),
  };
  for (const doc of version.docs.values()) {
    const name = capabilityOf(doc);
    if (!name) continue;
    table.routes[name] = doc.route;
    const old = before && counterpart(site, doc, before);
    const oldName = old && capabilityOf(old);
    if (before && oldName) table.previous[name] = { folder: before.folder, label: before.label, name: oldName };
  }
  return table;
}

function capabilityOf({ source }: Doc): string | undefined {
  return /^<ApiReference\s+name="([^"]+)"/m.exec(source)?.[1];
}

/** Changes whenever anything does that the version's pages take from declarations. */
export function referenceKey(table: ReferenceTable | undefined, versionName: string): string {
  const version = table?.versions[versionName];
  if (!table || !version) return '';
  const folders = new Set([version.folder, ...Object.values(version.previous).map(({ folder }) => folder)]);
  const files = [...folders].flatMap((folder) =>
    referenceFiles(table.siteDir, folder).flatMap((file) => [
      file,
      readFileSync(join(table.siteDir, 'reference', folder, file)),
    ]),
  );
  return fingerprint(JSON.stringify([table.scope, table.config, version]), ...files);
}
