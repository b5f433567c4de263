import { configFile } from './load-config.ts';
import type { Doc, Site, Version } from './model.ts';
import type { Problem } from './problems.ts';

/** Every doc that the navbar and the footer name must exist in the current version. */
export function checkNavigation(site: Site, source: string, problems: Problem[]): void {
  const current = currentVersion(site);
  const items = [...site.config.navbar.items, ...site.config.footer.columns.flatMap((column) => column.links)];
  for (const item of items) {
    if (!('docId' in item) || current.docs.has(item.docId)) continue;
    const at = source.indexOf(item.docId);
    problems.push({
      severity: 'error',
      file: configFile,
      line: source.slice(0, Math.max(0, at)).split('\n').length,
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
