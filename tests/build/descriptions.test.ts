import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFrontMatter } from '../../packages/pagewright/src/site/docs/front-matter.ts';
import { listPages } from '../../packages/pagewright/src/site/docs/list-pages.ts';
import { relativePath } from '../../packages/pagewright/src/kernel/files/relative-path.ts';
import { root } from '../support/run-pagewright.ts';

// The engine checks descriptions where there are any (checkDescriptions); our own site has one on every page.

it('every page of the site has a description', () => {
  const content = join(root, 'site/content');
  const pages = listPages(content).filter((path) => !relativePath(content, path).startsWith('shared/'));
  expect(pages.length).toBeGreaterThan(300);
  const bare = pages.filter((path) => !readFrontMatter(readFileSync(path, 'utf8'), path, []).description);
  expect(bare).toEqual([]);
});
