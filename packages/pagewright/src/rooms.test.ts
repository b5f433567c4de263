import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

// docs/architecture.md lists the engine's rooms, lowest first, and says which of the rooms above its row each may import.

const src = import.meta.dirname;
const table = readFileSync(join(src, '../../../docs/architecture.md'), 'utf8');
const rows = [...table.matchAll(/^\| `(\w+)\/` \|.*\| (.*) \|$/gm)].map(([, room, allowed]) => [room!, allowed!]);
const rooms = rows.map(([room]) => room!);

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => join(src, file));

interface Import {
  file: string;
  /** Types are gone at run time. */
  isOfTypes: boolean;
}

/** The engine's files that a file imports, and whether it uses only their types. */
function importsOf(path: string): Import[] {
  const imports = readFileSync(path, 'utf8').matchAll(
    /^(?:im|ex)port (?:([^;']*?)from )?'(\.[^']+\.tsx?)'|(typeof )?import\('(\.[^']+\.tsx?)'/gm,
  );
  return Array.from(imports, ([, names, target, type, later]) => ({
    file: join(dirname(path), target ?? later!),
    isOfTypes: type !== undefined || (names !== undefined && namesTypes(names)),
  }));
}

/** `type X`, `type { X, Y }` or `{ type X, type Y }`. */
function namesTypes(names: string): boolean {
  const listed = /^\{(.*)\} $/s
    .exec(names)?.[1]
    ?.split(',')
    .filter((name) => name.trim() !== '');
  return names.startsWith('type ') || (listed?.every((name) => name.trim().startsWith('type ')) ?? false);
}

const roomOf = (file: string): string => relative(src, file).split(sep, 1)[0]!;
const filesOf = (room: string): string[] => files.filter((file) => roomOf(file) === room);

/** The rooms that a room imports; `room (types)` if only types are used. */
function roomsImportedBy(room: string): string[] {
  const imports = filesOf(room)
    .flatMap(importsOf)
    .filter(({ file }) => roomOf(file) !== room);
  return [...new Set(imports.map(({ file, isOfTypes }) => roomOf(file) + (isOfTypes ? ' (types)' : '')))];
}

/** A file and all that it loads. */
function loadedBy(path: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(path)) return loaded;
  loaded.add(path);
  for (const { file, isOfTypes } of importsOf(path)) if (!isOfTypes) loadedBy(file, loaded);
  return loaded;
}

/** The first circle of imports that a walk from a file comes to, imports of types included. */
function circleFrom(path: string, done: Set<string>, way: string[] = []): string[] | undefined {
  const start = way.indexOf(path);
  if (start >= 0) return [...way.slice(start), path].map((file) => relative(src, file));
  if (done.has(path)) return undefined;
  for (const { file } of importsOf(path)) {
    const circle = circleFrom(file, done, [...way, path]);
    if (circle) return circle;
  }
  done.add(path);
  return undefined;
}

/** What a room imports from elsewhere: `node:fs`, `react-dom/server`. */
function packagesOf(room: string): string[] {
  const sources = filesOf(room).map((path) => readFileSync(path, 'utf8'));
  const imports = sources.flatMap((source) => [...source.matchAll(/\b(?:from |import |import\()'([^.'][^']*)'/g)]);
  return [...new Set(imports.map(([, name]) => name!))];
}

it('names every room', () => {
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.toSorted()).toEqual(folders.map(({ name }) => name).sort());
});

it.each(rows)('%s imports only from rooms that it may, which are above it', (room, allowed) => {
  const above = rooms.slice(0, rooms.indexOf(room!));
  const named = allowed === 'all of these' ? above.map((name) => `\`${name}\``).join() : allowed!;
  const may = (other: string): boolean => {
    const [name, kind] = other.split(' ');
    return named.includes(`\`${name}\``) && (kind !== undefined || !named.includes(`\`${name}\` (types)`));
  };
  expect([...named.matchAll(/`(\w+)`/g)].filter(([, name]) => !above.includes(name!))).toEqual([]);
  expect(roomsImportedBy(room!).filter((other) => !may(other))).toEqual([]);
});

it('no file imports itself in a circle, not even for types', () => {
  const done = new Set<string>();
  expect(files.map((file) => circleFrom(file, done)).find((circle) => circle !== undefined)).toBeUndefined();
});

it('follows imports without names', () => {
  expect(loadedBy(join(src, 'client/boot/boot.ts'))).toContain(join(src, 'client/boot/frame.ts'));
});

it('browsers load nothing that is for Node', () => {
  const isClient = (path: string): boolean => readFileSync(path, 'utf8').startsWith("'use client'");
  const entries = ['client/boot/boot.ts', 'entries/browser.tsx', 'search/worker.ts'].map((file) => join(src, file));
  const loaded = new Set([...entries, ...filesOf('ui').filter(isClient)].flatMap((entry) => [...loadedBy(entry)]));
  const forBrowsers = new Set(['kernel', 'contract', 'search', 'client', 'ui', 'entries']);
  expect([...loaded].filter((file) => !forBrowsers.has(roomOf(file)))).toEqual([]);
  const withNode = [...loaded].filter((file) => /from 'node:/.test(readFileSync(file, 'utf8')));
  expect(withNode.map((file) => relative(src, file))).toEqual([]);
});

it('ui reads no files: it imports only React', () => {
  expect(packagesOf('ui').filter((name) => !/^react\b/.test(name))).toEqual([]);
});

it('site does not import React', () => {
  expect(packagesOf('site').filter((name) => /^react\b/.test(name))).toEqual([]);
});
