import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

// Which room of the engine may import which is said in docs/architecture.md.

const src = import.meta.dirname;
const table = readFileSync(join(src, '../docs/architecture.md'), 'utf8');
const rows = [...table.matchAll(/^\| `src\/(\w+)` \|.*\| (.*) \|$/gm)].map(([, room, allowed]) => [room!, allowed!]);
const rooms = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());

function importsOf(room: string): string[] {
  const files = readdirSync(join(src, room), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const others = files.flatMap((file) => {
    const path = join(src, room, file);
    const targets = readFileSync(path, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g);
    return Array.from(targets, ([, target]) => relative(src, join(dirname(path), target!)).split(sep, 1)[0]!);
  });
  return [...new Set(others)].filter((other) => other !== room);
}

it('names every room', () => {
  expect(rows.map(([room]) => room).sort()).toEqual(rooms.map(({ name }) => name).sort());
});

it.each(rows)('%s imports from no other rooms than it may', (room, allowed) => {
  const named = allowed === 'all of these' ? rooms.map(({ name }) => `\`${name}\``).join() : allowed;
  expect(importsOf(room!).filter((other) => !named!.includes(`\`${other}\``))).toEqual([]);
});
