import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

// docs/architecture.md says which room of the engine may import which.

const src = import.meta.dirname;
const table = readFileSync(join(src, '../../../docs/architecture.md'), 'utf8');
const rows = [...table.matchAll(/^\| `src\/(\w+)` \|.*\| (.*) \|$/gm)].map(([, room, allowed]) => [room!, allowed!]);
const rooms = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());

function filesOf(room: string): string[] {
  return readdirSync(join(src, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(src, room, file));
}

/** The engine's files that a file imports, and whether it uses only their types. */
function importsOf(path: string): { file: string; isOfTypes: boolean }[] {
  const imports = readFileSync(path, 'utf8').matchAll(
    /^(?:im|ex)port (?:([^;']*?)from )?'(\.[^']+)'|import\('(\.[^']+)'/gm,
  );
  return Array.from(imports, ([, names, target, later]) => ({
    file: join(dirname(path), target ?? later!),
    isOfTypes: names !== undefined && namesTypes(names),
  }));
}

const roomOf = (file: string): string => relative(src, file).split(sep, 1)[0]!;

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
  for (const { file, isOfTypes } of importsOf(path)) if (!isOfTypes && /\.tsx?$/.test(file)) loadedBy(file, loaded);
  return loaded;
}

/** What a room imports from elsewhere: `node:fs`, `react-dom/server`. */
function packagesOf(room: string): string[] {
  const sources = filesOf(room).map((path) => readFileSync(path, 'utf8'));
  const imports = sources.flatMap((source) => [...source.matchAll(/\b(?:from |import |import\()'([^.'][^']*)'/g)]);
  return [...new Set(imports.map(([, name]) => name!))];
}

/** `type X`, `type { X, Y }` or `{ type X, type Y }`. */
function namesTypes(names: string): boolean {
  const listed = /^\{(.*)\} $/s
    .exec(names)?.[1]
    ?.split(',')
    .filter((name) => name.trim() !== '');
  return names.startsWith('type ') || (listed?.every((name) => name.trim().startsWith('type ')) ?? false);
}

it('names every room', () => {
  expect(rows.map(([room]) => room).sort()).toEqual(rooms.map(({ name }) => name).sort());
});

it.each(rows)('%s imports only from rooms that it may', (room, allowed) => {
  const named = allowed === 'all of these' ? rooms.map(({ name }) => `\`${name}\``).join() : allowed;
  const may = (other: string): boolean => {
    const [name, kind] = other.split(' ');
    return named!.includes(`\`${name}\``) && (kind !== undefined || !named!.includes(`\`${name}\` (types)`));
  };
  expect(roomsImportedBy(room!).filter((other) => !may(other))).toEqual([]);
});

it('follows imports without names', () => {
  expect(loadedBy(join(src, 'entries/boot.ts'))).toContain(join(src, 'entries/boot/frame.ts'));
});

it('browsers load nothing that is for Node', () => {
  const isClient = (path: string): boolean => readFileSync(path, 'utf8').startsWith("'use client'");
  const entries = ['entries/boot.ts', 'entries/browser.tsx', 'search/worker.ts'].map((file) => join(src, file));
  const loaded = [...entries, ...filesOf('ui').filter(isClient)].flatMap((entry) => [...loadedBy(entry)]);
  const forBrowsers = new Set(['entries', 'ui', 'navigation', 'preferences', 'enhance', 'search', 'text']);
  expect(loaded.filter((file) => !forBrowsers.has(roomOf(file)))).toEqual([]);
});

it('ui reads no files: it imports only React', () => {
  expect(packagesOf('ui').filter((name) => !/^react\b/.test(name))).toEqual([]);
});

it('site does not import React', () => {
  expect(packagesOf('site').filter((name) => /^react\b/.test(name))).toEqual([]);
});
