import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFrontMatter } from '../../src/site/front-matter.ts';
import { listPages } from '../../src/site/list-pages.ts';
import { relativePath } from '../../src/site/relative-path.ts';
import { root } from '../support/run-docs.ts';

// What CONTRIBUTING.md wants of descriptions: search engines show them, and cut off what is longer.

const content = join(root, 'site/content');
const pages = listPages(content)
  .map((path) => ({ path, file: relativePath(root, path) }))
  .filter(({ file }) => !file.startsWith('site/content/shared/'))
  .map(({ path, file }) => ({
    file,
    description: readFrontMatter(readFileSync(path, 'utf8'), file).description ?? '',
  }));

it('every page of the site has a description of 60 to 160 characters', () => {
  const wrong = pages.filter(({ description }) => description.length < 60 || description.length > 160);
  expect(wrong).toEqual([]);
});

it('no two pages of the site have the same description', () => {
  const first = new Map(pages.toReversed().map((page) => [page.description, page]));
  expect(pages.filter((page) => first.get(page.description) !== page)).toEqual([]);
});
