import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

// docs/architecture.md says which room of the engine may import which.

const src = import.meta.dirname;
const table = readFileSync(join(src, '../docs/architecture.md'), 'utf8');
const rows = [...table.matchAll(/^\| `src\/(\w+)` \|.*\| (.*) \|$/gm)].map(([, room, allowed]) => [room!, allowed!]);
const rooms = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());

function filesOf(room: string): string[] {
  return readdirSync(join(src, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(src, room, file));
}

/** The rooms that a room imports; `room (types)` if only types are used. */
function importsOf(room: string): string[] {
  const others = filesOf(room).flatMap((path) => {
    const imports = readFileSync(path, 'utf8').matchAll(
      /^(?:im|ex)port ([^;]*?)from '(\.[^']+)'|import\('(\.[^']+)'/gm,
    );
    return Array.from(imports, ([, names, target, later]) => {
      const [other] = relative(src, join(dirname(path), target ?? later!)).split(sep, 1);
      return names && isOfTypes(names) ? `${other} (types)` : other!;
    });
  });
  return [...new Set(others)].filter((other) => other.split(' ', 1)[0] !== room);
}

/** What a room imports from elsewhere: `node:fs`, `react-dom/server`. */
function packagesOf(room: string): string[] {
  const sources = filesOf(room).map((path) => readFileSync(path, 'utf8'));
  const imports = sources.flatMap((source) => [...source.matchAll(/\b(?:from |import |import\()'([^.'][^']*)'/g)]);
  return [...new Set(imports.map(([, name]) => name!))];
}

/** `type X`, `type { X, Y }` or `{ type X, type Y }`. */
function isOfTypes(names: string): boolean {
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
  expect(importsOf(room!).filter((other) => !may(other))).toEqual([]);
});

it('ui reads no files: it imports only React', () => {
  expect(packagesOf('ui').filter((name) => !/^react\b/.test(name))).toEqual([]);
});

it('site does not import React', () => {
  expect(packagesOf('site').filter((name) => /^react\b/.test(name))).toEqual([]);
});
