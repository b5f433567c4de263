import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site, Version } from '../site/model.ts';
import { filesBelow } from './share-pages.ts';

/** A table of the versions: what each is called, where it is, how many pages it has, and how many of these have text of their own. */
export function versionTable(site: Site): string {
  const rows = site.versions.map((version) => {
    const pages = [...version.docs.values()];
    const shared = pages.filter((doc) => doc.shared).length;
    return [
      version.label,
      version.name,
      `content/${version.folder}`,
      version.base,
      String(pages.length),
      String(shared),
      String(pages.length - shared),
      version.isLast ? 'latest' : version.banner,
      inherited(site, version),
    ];
  });
  const head = ['label', 'name', 'folder', 'address', 'pages', 'shared', 'own', 'banner', 'takes from others'];
  return inColumns([head, ...rows]);
}

/** What a version has no files of its own for, while another one does. */
function inherited({ dir, versions }: Site, { folder }: Version): string {
  const sidebars = join(dir, `content/${folder}/sidebars.ts`);
  const isShared = existsSync(sidebars) && /^export \{ default \} from /m.test(readFileSync(sidebars, 'utf8'));
  const declares = (name: string): boolean => filesBelow(dir, `reference/${name}`).some((file) => file.endsWith('.ts'));
  const hasOthers = versions.some((version) => version.folder !== folder && declares(version.folder));
  const parts = [...(isShared ? ['sidebars'] : []), ...(hasOthers && !declares(folder) ? ['reference'] : [])];
  return parts.join(', ') || '–';
}

function inColumns(rows: string[][]): string {
  const widths = rows[0]!.map((_cell, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
