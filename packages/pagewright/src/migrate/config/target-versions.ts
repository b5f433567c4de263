import type { DocsSet, SourceSite } from './source-site.ts';
import type { SourceVersion } from './source-versions.ts';

/** A version of the new site, or a part of one: what Docusaurus keeps in a second set of docs. */
export interface TargetVersion {
  from: SourceVersion;
  name: string;
  label: string;
  /** Under content/. */
  folder: string;
  /** URL path under the base path. */
  path: string;
  isLast: boolean;
  banner: SourceVersion['banner'];
  /** Folder inside the version; empty for the site's main docs. */
  prefix: string;
  /** Id of the page at its root, if that is not `index`. */
  mainDocId?: string;
  /** Docusaurus' URL path of the version, without the base path and slashes at its ends. */
  oldBase: string;
}

/** The versions of the main set of docs, newest first. */
export function targetVersions(main: DocsSet): TargetVersion[] {
  const folders = new Set<string>();
  return main.versions.map((from) => {
    const folder = unique(folderName(from), folders);
    return {
      from,
      name: from.name.toLowerCase().replace(/[^a-z0-9.-]+/g, '-'),
      label: from.label,
      folder,
      path: from.isLast ? '' : from.path.toLowerCase().replace(/[^a-z0-9./-]+/g, '-'),
      isLast: from.isLast,
      banner: from.banner,
      prefix: '',
      oldBase: [main.route, from.path].filter(Boolean).join('/'),
    };
  });
}

/** Another set of docs becomes a folder of the latest version; its other versions are left out. */
export function targetOfOtherSet(set: DocsSet, latest: TargetVersion): TargetVersion | undefined {
  const from = set.versions.find(({ isLast }) => isLast);
  if (!from) return undefined;
  return { ...latest, from, prefix: set.route || set.id, oldBase: [set.route, from.path].filter(Boolean).join('/') };
}

/** The label is what writers know a version by, if it can be the name of a folder. */
function folderName({ name, label }: SourceVersion): string {
  const fromLabel = /^v?\d[\w.]*$/.test(label) ? label.toLowerCase() : undefined;
  const own = (fromLabel ?? name).replace(/[^\w.-]+/g, '-');
  return own === 'shared' ? 'shared-docs' : own;
}

function unique(name: string, taken: Set<string>): string {
  let own = name;
  for (let count = 2; taken.has(own); count++) own = `${name}-${count}`;
  taken.add(own);
  return own;
}

/** The base path of the new site: that of the docs, so that their addresses stay the same. */
export function newBaseUrl(site: SourceSite, main: DocsSet): string {
  return main.route ? `${site.baseUrl}${main.route}/` : site.baseUrl;
}
