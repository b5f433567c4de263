import { docIdList } from '../sidebars/doc-id-hint.ts';
import { configFile } from '../config/config-file.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import type { Site } from '../model.ts';
import type { Problem } from '../../kernel/problems.ts';
import { latestVersion } from '../versions/versions.ts';

/** Every doc named in the navbar, in the footer or for search must exist in the latest version. */
export function checkNavigation(site: Site, source: string, problems: Problem[]): void {
  const latest = latestVersion(site);
  const { navbar, footer, search } = site.config;
  const items = [
    ...navbar.items.map((item, index) => ({ item, path: ['navbar', 'items', index] })),
    ...footer.columns.flatMap(({ links }, column) =>
      links.map((item, index) => ({ item, path: ['footer', 'columns', column, 'links', index] })),
    ),
    ...search.suggestions.map((item, index) => ({ item, path: ['search', 'suggestions', index] })),
  ];
  for (const { item, path } of items) {
    if (!('docId' in item) || latest.docs.has(item.docId)) continue;
    problems.push({
      severity: 'error',
      file: configFile,
      line: lineOfPath(source, [...path, 'docId']),
      message: `"${item.label}" points to the doc id "${item.docId}", which does not exist in version "${latest.name}"`,
      hint: docIdList(item.docId, [...latest.docs.keys()]),
    });
  }
}

/** Both sides of every `moved` entry must exist. */
export function checkMoved(site: Site, source: string, problems: Problem[]): void {
  site.versions.forEach((version, index) => {
    const older = site.versions[index + 1];
    for (const [here, there] of Object.entries(version.moved)) {
      const missing = !version.docs.has(here)
        ? { id: here, version }
        : !older?.docs.has(there)
          ? { id: there, version: older }
          : undefined;
      if (!missing) continue;
      problems.push({
        severity: 'error',
        file: configFile,
        line: lineOfPath(source, ['versions', index, 'moved', here]),
        message: `versions[${index}].moved maps "${here}" to "${there}", but ${missing.version ? `version "${missing.version.name}" has no doc "${missing.id}"` : 'there is no older version'}`,
        hint: 'map a doc id of this version to one of the next older version, or remove the entry',
      });
    }
  });
}
