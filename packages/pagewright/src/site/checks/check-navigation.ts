import { docIdHint } from '../sidebars/doc-id-hint.ts';
import { configFile } from '../config/load-config.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import type { Site } from '../model.ts';
import type { Problem } from '../../kernel/problems.ts';
import { latestVersion } from '../versions/versions.ts';

/** Every doc named in the navbar or footer must exist in the latest version. */
export function checkNavigation(site: Site, source: string, problems: Problem[]): void {
  const latest = latestVersion(site);
  const { navbar, footer } = site.config;
  const items = [
    ...navbar.items.map((item, index) => ({ item, path: ['navbar', 'items', index] })),
    ...footer.columns.flatMap(({ links }, column) =>
      links.map((item, index) => ({ item, path: ['footer', 'columns', column, 'links', index] })),
    ),
  ];
  for (const { item, path } of items) {
    if (!('docId' in item) || latest.docs.has(item.docId)) continue;
    problems.push({
      severity: 'error',
      file: configFile,
      line: lineOfPath(source, [...path, 'docId']),
      message: `"${item.label}" points to the doc id "${item.docId}", which does not exist in version "${latest.name}"`,
      hint: docIdHint(item.docId, [...latest.docs.keys()], `content/${latest.folder}`),
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
