import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeLists } from './version-lists.ts';

const dir = join(import.meta.dirname, '../../errors');
const texts = readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8'));
const lists = (text: string): string[] => Array.from(text.matchAll(/versions: '([^']*)'/g), ([, list]) => list!);

it('finds every list of versions in the files of the site', () => {
  const found: string[] = [];
  for (const text of texts)
    changeLists(text, (list) => {
      found.push(list);
      return list;
    });
  expect(found.length).toBeGreaterThan(100);
  expect(found.sort()).toEqual(texts.flatMap(lists).sort());
});

it('changes lists, and leaves out messages that no version has', () => {
  const group = `export default {
  entries: [
    {
      text: 'a',
      versions: 'v2',
      mend: 'x',
    },
    {
      text: 'b',
      versions: 'v3 v2',
    },
    {
      text: 'c',
    },
  ],
};
`;
  expect(changeLists(group, (list) => list.replace(/ ?v2/, ''))).toBe(`export default {
  entries: [
    {
      text: 'b',
      versions: 'v3',
    },
    {
      text: 'c',
    },
  ],
};
`);
});
