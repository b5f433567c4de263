import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Fields, fields, list, text } from '../foreign/values.ts';

export interface SourceVersion {
  /** `current`, or as in versions.json. */
  name: string;
  label: string;
  /** URL path under that of the docs; empty for the latest version. */
  path: string;
  /** Folder of its pages. */
  folder: string;
  /** Absent if sidebars are to be generated from the folders. */
  sidebars?: string;
  isLast: boolean;
  banner: 'none' | 'unmaintained' | 'unreleased';
}

/** The versions of a set of docs that are published, newest first. */
export function readVersions(dir: string, id: string, options: Fields): SourceVersion[] {
  const prefix = id === 'default' ? '' : `${id}_`;
  const names = options['disableVersioning'] === true ? [] : namesIn(join(dir, `${prefix}versions.json`));
  const all = [...(options['includeCurrentVersion'] === false ? [] : ['current']), ...names];
  const only = list(options['onlyIncludeVersions']).flatMap((name) => text(name) ?? []);
  const shown = only.length > 0 ? all.filter((name) => only.includes(name)) : all;
  const last = lastName(options, names, shown);
  const own = fields(options['versions']);
  const sidebarPath = options['sidebarPath'];
  return shown
    .map((name): SourceVersion => {
      const { label, path, banner } = fields(own[name]);
      const isCurrent = name === 'current';
      const sidebars = isCurrent
        ? sidebarPath === false || sidebarPath === undefined
          ? undefined
          : resolve(dir, text(sidebarPath) ?? 'sidebars.js')
        : join(dir, `${prefix}versioned_sidebars`, `version-${name}-sidebars.json`);
      const isLast = name === last;
      return {
        name,
        label: text(label) ?? (isCurrent && names.length > 0 ? 'Next' : isCurrent ? 'Current' : name),
        path: (text(path) ?? (isLast ? '' : isCurrent ? 'next' : name)).replace(/^\/+|\/+$/g, ''),
        folder: isCurrent
          ? resolve(dir, text(options['path']) ?? 'docs')
          : join(dir, `${prefix}versioned_docs`, `version-${name}`),
        ...(sidebars && existsSync(sidebars) && { sidebars }),
        isLast,
        banner:
          banner === 'none' || banner === 'unmaintained' || banner === 'unreleased'
            ? banner
            : defaultBanner(shown, name, last),
      };
    })
    .filter(({ folder }) => existsSync(folder));
}

function namesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  return list(JSON.parse(readFileSync(file, 'utf8')) as unknown).flatMap((name) => text(name) ?? []);
}

function lastName(options: Fields, names: string[], shown: string[]): string {
  const wanted = text(options['lastVersion']) ?? names[0] ?? 'current';
  return shown.includes(wanted) ? wanted : (shown.find((name) => name !== 'current') ?? shown[0] ?? 'current');
}

function defaultBanner(shown: string[], name: string, last: string): SourceVersion['banner'] {
  const [at, lastAt] = [shown.indexOf(name), shown.indexOf(last)];
  if (at === lastAt) return 'none';
  return at < lastAt ? 'unreleased' : 'unmaintained';
}
