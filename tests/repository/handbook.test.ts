import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { referencePages } from '../../docs/handbook/generator/pages.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/handbook/content/docs/reference');

it('has a reference that says what the sources say', () => {
  const pages = referencePages(root);
  const outdated = Object.keys(pages).filter((name) => {
    const path = join(folder, name);
    return !existsSync(path) || readFileSync(path, 'utf8').replaceAll('\r\n', '\n') !== pages[name];
  });
  expect(outdated, 'These pages of docs/handbook are not up to date. Run: npm run handbook').toEqual([]);
});
