import { describe, expect, it } from 'vitest';
import type { Doc, Site } from '../model.ts';
import type { Problem } from '../../kernel/problems.ts';
import { checkRedirects } from './redirects.ts';

describe('checkRedirects', () => {
  const routes = new Map([
    ['/docs/a', { file: 'a.mdx' } as Doc],
    ['/docs/', { file: 'index.mdx' } as Doc],
  ]);
  const checkAll = (...redirects: { from: string; to: string }[]): Problem[] => {
    const problems: Problem[] = [];
    const lines = redirects.map(({ from, to }) => `    { from: '${from}', to: '${to}' },\n`);
    const source = `export default {\n  redirects: [\n${lines.join('')}  ],\n};`;
    const config = { url: 'https://a.example', baseUrl: '/docs/', redirects };
    checkRedirects({ config, routes } as unknown as Site, source, problems);
    return problems;
  };
  const check = (...from: string[]): Problem[] => checkAll(...from.map((path) => ({ from: path, to: '/docs/a' })));

  it('lets free addresses pass', () => {
    expect(check('/docs/old', '/', '/docs/a/b')).toEqual([]);
  });

  it.each(['/docs/a', '/docs/a/', '/docs/a/index.html'])('does not let %s hide a page', (from) => {
    expect(check('/docs/old', from)).toMatchObject([
      { severity: 'error', file: 'site.config.ts', line: 4, message: `the redirect from ${from} hides the page a.mdx` },
    ]);
  });

  it('does not let one hide the landing page or search', () => {
    expect(check('/docs', '/docs/search').map(({ message }) => message)).toEqual([
      'the redirect from /docs hides the page index.mdx',
      'the redirect from /docs/search hides the page /docs/search',
    ]);
  });

  it.each([
    '/robots.txt',
    '/robots.txt/old',
    '/404.html',
    '/docs/404.html/',
    '/docs/sitemap.xml',
    '/docs/manifest.webmanifest/index.html',
    '/docs/assets/index-DFfwdIgU.js',
    '/docs/search-index/current/index.json',
    '/docs/a.rsc.txt',
    '/docs/index.rsc.txt',
    '/docs/a.md',
    '/docs/a.md/old',
    '/docs/index.md',
    '/docs/b/index.html/old',
  ])('does not let %s hide a file of the build', (from) => {
    expect(check('/docs/old', from)).toEqual([
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 4,
        message: `the redirect from ${from} hides a built-in file`,
        hint: 'remove the redirect',
      },
    ]);
  });

  it('lets addresses pass that only look like those of files', () => {
    expect(check('/sitemap.xml', '/docs/robots.txt', '/docs/assets', '/docs/assets/old-page', '/docs/404s')).toEqual(
      [],
    );
  });

  it.each(['/legacy', '/legacy/', '/legacy/index.html'])('does not let %s stand beside /legacy', (from) => {
    expect(check('/legacy', from)).toEqual([
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 4,
        message: `the redirects from /legacy and ${from} have the same URL`,
        hint: 'remove one of them',
      },
    ]);
  });

  it.each([
    [['/b', '/b/']],
    [
      ['/b', '/c/index.html?x#y'],
      ['/c', '/b'],
    ],
    [
      ['/b', '/c'],
      ['/c', 'https://a.example/d'],
      ['/d', '/b'],
    ],
    [['/é', '/%C3%A9']],
  ])('reports %j, which never arrive', (...pairs) => {
    const problems = checkAll(
      { from: '/docs/old', to: pairs[0]![0]! },
      ...pairs.map(([from, to]) => ({ from: from!, to: to! })),
    );
    const way = [...pairs.map(([from]) => from), pairs[0]![0]].join(' → ');
    expect(problems).toEqual([
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 4,
        message: `the redirect leads back to where it starts: ${way}`,
        hint: 'redirect to a page',
      },
    ]);
  });

  it('lets redirects follow each other, and lead elsewhere', () => {
    expect(
      checkAll(
        { from: '/b', to: '/c' },
        { from: '/c', to: '/docs/a' },
        { from: '/d', to: '/c' },
        { from: '/e', to: 'https://b.example/e' },
        { from: '/f', to: 'https://' },
      ),
    ).toEqual([]);
  });
});
