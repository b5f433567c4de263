import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionChange, VersionsHook } from 'pagewright';
import { folder } from './read-errors.ts';

/** What a message says of versions follows when one comes or goes; messages that only the one that goes has had go with it. */
export const versionLists: VersionsHook = {
  cut: ({ dir, list }) => changeFiles(dir, list),
  drop: ({ dir, list }) => changeFiles(dir, list),
};

function changeFiles(dir: string, list: (folders: string) => string): VersionChange[] {
  if (!existsSync(join(dir, folder))) return [];
  return readdirSync(join(dir, folder))
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const source = readFileSync(join(dir, file), 'utf8');
      const text = changeLists(source, list);
      return text === source ? [] : [{ write: file, text }];
    });
}

/** An entry as it is formatted: its braces are on lines of their own, indented like those of all others. */
const entry = /^ {4}\{\n(?:(?! {4}[{}]).*\n)*? {4}\},\n/gm;
const versions = /^( {6}versions: ')([^']*)(',)$/m;

/** The text of a group with its lists changed. */
export function changeLists(source: string, list: (folders: string) => string): string {
  return source.replace(entry, (all) => {
    const [, , before] = versions.exec(all) ?? [];
    if (before === undefined) return all;
    const after = list(before);
    return after === '' ? '' : all.replace(versions, (_line, start: string, _list, end: string) => start + after + end);
  });
}
