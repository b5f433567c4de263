import type { VersionChange, VersionDrop, VersionsHook } from '../../site/plugins/plugin-versions.ts';
import { readMarker } from './inherit/inherit-file.ts';
import { allDeclarations } from './inherit/versions.ts';
import { type Declarations, declarationFile, readDeclarations } from './read-declarations.ts';

/** What becomes of declarations: a new version takes all of them over, and the one before inherits from it. */
export function versionsHook(inherit: boolean): VersionsHook {
  return {
    cut({ dir, from, latest, older }) {
      const names = [...readDeclarations(dir, from).keys()];
      const moves: VersionChange[] = names.map((name) => ({
        move: declarationFile(from, name),
        to: declarationFile(latest, name),
      }));
      // Where that does not go without saying, a file says so.
      const markers: VersionChange[] = names.map((name) => ({
        write: declarationFile(older, name),
        text: '/** @inherits */\n',
      }));
      return [...(from === latest ? [] : moves), ...(inherit ? [] : markers)];
    },
    drop: (drop) => dropFolder(drop, inherit),
  };
}

/** What the next older version has inherited from one that goes is its own from now on. */
function dropFolder({ dir, newer, folder, older: [next] }: VersionDrop, inherit: boolean): VersionChange[] {
  const gone = readDeclarations(dir, folder);
  if (next === undefined) return [...gone.keys()].map((name) => ({ remove: declarationFile(folder, name) }));
  const versions = [...newer, folder, next].map((one) => ({ folder: one }));
  const all = allDeclarations({ dir, versions }, inherit);
  const own = readDeclarations(dir, next);
  const changes: VersionChange[] = [...gone.keys()].map((name) =>
    own.has(name)
      ? { remove: declarationFile(folder, name) }
      : { move: declarationFile(folder, name), to: declarationFile(next, name) },
  );
  return [
    ...changes,
    ...[...own.keys()].flatMap((name) => settle(name, { own, gone, next, all, newest: all[newer.at(-1)!]! })),
  ];
}

interface Dropped {
  own: Declarations;
  gone: Declarations;
  next: string;
  all: Record<string, Declarations>;
  /** Those of the version that the next older one inherits from. */
  newest: Declarations;
}

/** A file of the older version that states differences from one that goes. */
function settle(name: string, { own, gone, next, all, newest }: Dropped): VersionChange[] {
  const file = declarationFile(next, name);
  const marker = readMarker(own.get(name)!.text);
  if (!marker || !gone.has(marker.from ?? name)) return [];
  if (marker.isAbsent) return newest.has(name) ? [] : [{ remove: file }];
  return [{ write: file, text: all[next]!.get(name)!.text }];
}
