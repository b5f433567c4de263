import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import type { Problem } from '../../kernel/problems.ts';
import { readCategory } from './read-category.ts';

function read(name: string, content: string): { category: unknown; problems: Problem[] } {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'guides'));
  writeFileSync(join(dir, 'guides', name), content);
  const problems: Problem[] = [];
  return { category: readCategory(dir, 'guides', problems), problems };
}

it('reads JSON and YAML', () => {
  const link = { id: 'guides/a', file: 'guides/_category_.json', line: 3 };
  expect(read('_category_.json', '{\n"label": "G",\n"link": { "type": "doc", "id": "guides/a" }\n}')).toEqual({
    category: { label: 'G', link },
    problems: [],
  });
  expect(read('_category_.yml', 'position: 2.5\ncollapsible: false\nlink: null\n').category).toEqual({
    position: 2.5,
    collapsed: false,
  });
  const generated = read('_category_.yaml', 'label: G\nlink:\n  type: generated-index\n  title: T\n');
  expect(generated).toEqual({ category: { label: 'G' }, problems: [] });
  expect(read('category.json', '{}')).toEqual({ category: {}, problems: [] });
});

it.each([
  ['{\n"label": 3\n}', 2, 'invalid value for "label": 3', 'expected text'],
  ['{\n"label": "a",\n"postion": 1\n}', 3, 'unknown field "postion"', 'did you mean "position"?'],
  ['{\n"label": "a"\n"position": 1\n}', 3, expect.stringContaining('this file cannot be read: '), expect.any(String)],
  ['[]', 1, 'this file cannot be read: it contains no fields', expect.any(String)],
])('says what is wrong with %j', (content, line, message, hint) => {
  const { problems } = read('_category_.json', content);
  expect(problems).toMatchObject([{ severity: 'error', file: 'guides/_category_.json', line, message, hint }]);
});
