import { configFile } from './load-config.ts';
import { lineOfPath } from './locate.ts';
import type { Doc, Site, Version } from './model.ts';
import type { Problem } from './problems.ts';

/** Every doc named in the navbar or footer must exist in the current version. */
export function checkNavigation(site: Site, source: string, problems: Problem[]): void {
  const current = currentVersion(site);
  const { navbar, footer } = site.config;
  const items = [
    ...navbar.items.map((item, index) => ({ item, path: ['navbar', 'items', index] })),
    ...footer.columns.flatMap(({ links }, column) =>
      links.map((item, index) => ({ item, path: ['footer', 'columns', column, 'links', index] })),
    ),
  ];
  for (const { item, path } of items) {
    if (!('docId' in item) || current.docs.has(item.docId)) continue;
    problems.push({
      severity: 'error',
      file: configFile,
      line: lineOfPath(source, [...path, 'docId']),
      message: `"${item.label}" points to the doc id "${item.docId}", which does not exist in version "${current.name}"`,
      hint: `use one of these doc ids: ${[...current.docs.keys()].join(', ')}`,
    });
  }
}

export function currentVersion(site: Pick<Site, 'versions'>): Version {
  return site.versions.find((version) => version.isLast)!;
}

export function landingOf(version: Version): string {
  return version.docs.get(version.mainDocId)?.route ?? version.base;
}

/**
 * The same page in another version, if there is one. Versions are ordered newest first; at each step towards the target
 * a page keeps its id if the next version has it, and otherwise takes the one from `moved`.
 */
export function counterpart(
  site: Pick<Site, 'versions'>,
  doc: Pick<Doc, 'id' | 'version'>,
  target: Version,
): Doc | undefined {
  const { versions } = site;
  let at = versions.findIndex(({ name }) => name === doc.version);
  const end = versions.indexOf(target);
  let { id } = doc;
  while (at !== end) {
    const next = at + Math.sign(end - at);
    if (!versions[next]!.docs.has(id))
      id = (next > at ? versions[at]!.moved[id] : keyOf(versions[next]!.moved, id)) ?? id;
    at = next;
  }
  return target.docs.get(id);
}

/** A doc of the navbar or footer, which names docs of the current version, as another version has it. */
export function namedDoc(site: Pick<Site, 'versions'>, id: string, version: Version): Doc | undefined {
  const doc = currentVersion(site).docs.get(id);
  return doc && counterpart(site, doc, version);
}

function keyOf(moved: Version['moved'], value: string): string | undefined {
  return Object.keys(moved).find((key) => moved[key] === value);
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
