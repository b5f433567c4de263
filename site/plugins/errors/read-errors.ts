import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginDoc, PluginSite } from 'pagewright';
import type { ErrorEntry, ErrorGroup } from './error-group.ts';

/** The messages of one version, as plain data. */
export interface VersionErrors {
  groups: Record<string, Group>;
  /** The docs that list groups in full, in the order of the groups. */
  pages: { title: string; route: string; groups: string[] }[];
}

export interface Group {
  entries: Entry[];
  /** Of the page that lists it. */
  route?: string;
}

export interface Entry extends Omit<ErrorEntry, 'more' | 'id'> {
  id: string;
  on: ErrorGroup['on'];
  /** A link as pages write it, and the title and address of the page that it leads to. */
  more?: { target: string; title: string; route: string };
  /** Relative to the site's folder. */
  file: string;
  line: number;
}

export const folder = 'errors';

/** By the name of the version. */
export async function readErrors(site: PluginSite): Promise<Record<string, VersionErrors>> {
  const files = await loadGroups(site);
  return Object.fromEntries(site.versions.map((version) => [version.name, errorsOf(files, version)]));
}

export interface LoadedGroup {
  name: string;
  file: string;
  source: string;
  group: ErrorGroup;
}

async function loadGroups(site: PluginSite): Promise<LoadedGroup[]> {
  const loaded = await site.load(`${folder}/index.ts`);
  return Object.entries((loaded?.value ?? {}) as Record<string, ErrorGroup>).map(([name, group]) => {
    const file = `${folder}/${name}.ts`;
    return { name, file, source: readFileSync(join(site.dir, file), 'utf8'), group };
  });
}

export function errorsOf(
  files: LoadedGroup[],
  {
    folder: version,
    docs,
  }: { folder: string; docs: ReadonlyMap<string, Pick<PluginDoc, 'title' | 'route' | 'source'>> },
): VersionErrors {
  const groups: Record<string, Group> = {};
  for (const { name, file, source, group } of files) {
    const entries = group.entries.filter(({ versions }) => !versions || versions.split(' ').includes(version));
    groups[name] = {
      entries: entries.map(({ more = group.more, ...entry }) => {
        const found = more.find((target) => docs.has(target.replace(/#.*/, '')));
        const doc = found && docs.get(found.replace(/#.*/, ''));
        return {
          ...entry,
          id: entry.id ?? idOf(entry.text),
          on: entry.on ?? group.on,
          ...((entry.tool ?? group.tool) && { tool: entry.tool ?? group.tool }),
          ...(doc && { more: { target: found.replace(/^[^#]+/, '~/$&.mdx'), title: doc.title, route: doc.route } }),
          file,
          line: lineOf(source, entry),
        };
      }),
    };
  }
  const pages = [...docs.values()].flatMap(({ title, route, source }) => {
    const listed = [...source.matchAll(/<ErrorList group="([^"]+)"/g)].map(([, name]) => name!);
    const known = listed.filter((name) => groups[name]);
    for (const name of known) groups[name]!.route = route;
    return known.length > 0 ? [{ title, route, groups: known }] : [];
  });
  const order = Object.keys(groups);
  return { groups, pages: pages.sort((a, b) => order.indexOf(a.groups[0]!) - order.indexOf(b.groups[0]!)) };
}

/** As the engine makes the ids of headings, so that an index of search does not have to contain them. */
export function idOf(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Where an entry's cause is written: texts may be in the source in another way than they are shown. */
function lineOf(source: string, { cause }: ErrorEntry): number {
  const at = source.indexOf(cause);
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
}
