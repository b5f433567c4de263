import { expect, it } from 'vitest';
import type { Problem } from '../../kernel/problems.ts';
import type { Site } from '../model.ts';
import { noModules } from '../modules/site-modules.ts';
import { checkPages } from './check-pages.ts';

it.each([
  ['guide', 'content/v1/guide.mdx has it, too'],
  ['old', 'the redirect to /new has it, too'],
  ['search', 'it is reserved for a built-in page'],
  ['sitemap.xml', 'it is reserved for a built-in file'],
])('a page at %s is in the way of something', (name, owner) => {
  const problems: Problem[] = [];
  const site = {
    dir: '/site',
    config: { baseUrl: '/docs/' },
    modules: { ...noModules, pages: { [name]: `/site/pages/${name}.tsx`, about: '/site/pages/about.tsx' } },
    routes: new Map([['/docs/guide', { route: '/docs/guide', file: 'content/v1/guide.mdx' }]]),
    redirects: [{ from: '/docs/old', to: '/new' }],
  };
  checkPages(site as unknown as Site, problems);
  expect(problems).toEqual([
    {
      severity: 'error',
      file: `pages/${name}.tsx`,
      message: `the URL /docs/${name} of this page is taken: ${owner}`,
      hint: 'rename this file, or change the other address',
    },
  ]);
});
