import { configFile } from './load-config.ts';
import { lineOfPath } from './locate.ts';
import type { Doc, Site, Version } from './model.ts';
import type { Problem } from './problems.ts';

/** Every doc that the navbar and the footer name must exist in the current version. */
export function checkNavigation(site: Site, source: string, problems: Problem[]): void {
  const current = currentVersion(site);
  const { navbar, footer } = site.config;
  const items = [
    ...navbar.items.map((item, index) => ({ item, path: ['navbar', 'items', index] })),
    ...footer.columns.flatMap(({ links }, column) => links.map((item, index) => ({ item, path: ['footer', 'columns', column, 'links', index] }))),
  ];
  for (const { item, path } of items) {
    if (!('docId' in item) || current.docs.has(item.docId)) continue;
    problems.push({
      severity: 'error',
      file: configFile,
      line: lineOfPath(source, [...path, 'docId']),
      message: `"${item.label}" points to the doc id "${item.docId}", which does not exist in version "${current.name}"`,
      hint: `doc ids that exist: ${[...current.docs.keys()].join(', ')}`,
    });
  }
}

export function currentVersion(site: Pick<Site, 'versions'>): Version {
  return site.versions.find((version) => version.isLast)!;
}

export function landingOf(version: Version): string {
  return version.docs.get(version.mainDocId)?.route ?? version.base;
}

/** The same page in another version, if it has one. */
export function counterpart(doc: Pick<Doc, 'id'>, version: Version): Doc | undefined {
  return version.docs.get(doc.id);
}
