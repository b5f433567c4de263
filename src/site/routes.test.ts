import { describe, expect, it } from 'vitest';
import type { Doc, Site } from './model.ts';
import type { Problem } from './problems.ts';
import { checkRedirects, collectRoutes, redirectRoute } from './routes.ts';

function version(...docs: [file: string, route: string][]) {
  return { docs: new Map(docs.map(([file, route]) => [file, { file, route } as Doc])) };
}

function collect(...versions: ReturnType<typeof version>[]) {
  const problems: Problem[] = [];
  const routes = collectRoutes('/docs/', versions, problems);
  return { files: [...routes.values()].map(({ file }) => file), problems };
}

describe('collectRoutes', () => {
  it('keeps the first of two pages with one route and warns of the second, across versions too', () => {
    const { files, problems } = collect(
      version(['a.mdx', '/docs/a'], ['v1/x.mdx', '/docs/v1/x']),
      version(['old/x.mdx', '/docs/v1/x']),
    );
    expect(files).toEqual(['a.mdx', 'v1/x.mdx']);
    expect(problems).toEqual([
      {
        severity: 'warning',
        file: 'old/x.mdx',
        line: 1,
        message: 'duplicate route /docs/v1/x: v1/x.mdx already uses it, so this page is skipped',
        hint: 'rename one of the files or give it a different slug',
      },
    ]);
  });

  it('takes an address with and without a slash at its end for one', () => {
    const { files, problems } = collect(version(['v1.mdx', '/docs/v1']), version(['old/index.mdx', '/docs/v1/']));
    expect(files).toEqual(['v1.mdx']);
    expect(problems).toMatchObject([
      { file: 'old/index.mdx', message: expect.stringContaining('v1.mdx already uses it') },
    ]);
  });

  it.each(['/docs/search', '/docs/search/', '/docs/404', '/docs/__docusaurus/debug'])(
    'leaves %s to the page that every site has',
    (route) => {
      const { files, problems } = collect(version(['mine.mdx', route]));
      expect(files).toEqual([]);
      expect(problems).toMatchObject([
        { severity: 'error', file: 'mine.mdx', message: `the URL ${route} is reserved for a built-in page` },
      ]);
    },
  );
});

it('collectRoutes rejects the URLs of files that every build writes', () => {
  const { files, problems } = collect(version(['mine.mdx', '/docs/sitemap.xml']));
  expect(files).toEqual([]);
  expect(problems).toMatchObject([
    { file: 'mine.mdx', message: 'the URL /docs/sitemap.xml is reserved for a built-in file' },
  ]);
});

describe('redirectRoute', () => {
  it.each(['/docs/old', '/docs/old/', '/docs/old/index.html', '/docs/old/index.html/'])('%s is /docs/old', (from) => {
    expect(redirectRoute(from)).toBe('/docs/old');
  });

  it('is nothing for the root', () => {
    expect(['/', '/index.html'].map(redirectRoute)).toEqual(['', '']);
  });
});

describe('checkRedirects', () => {
  const routes = new Map([
    ['/docs/a', { file: 'a.mdx' } as Doc],
    ['/docs/', { file: 'index.mdx' } as Doc],
  ]);
  const check = (...from: string[]): Problem[] => {
    const problems: Problem[] = [];
    const redirects = from.map((path) => ({ from: path, to: '/docs/a' }));
    const source = `export default {\n  redirects: [\n${from.map((path) => `    { from: '${path}', to: '/docs/a' },\n`).join('')}  ],\n};`;
    checkRedirects({ config: { baseUrl: '/docs/', redirects }, routes } as unknown as Site, source, problems);
    return problems;
  };

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
    '/docs/a/index.rsc',
    '/docs/index.rsc',
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

  it('does not let one hide a debug page', () => {
    expect(check('/docs/__docusaurus', '/docs/__docusaurus/debug/routes')).toHaveLength(2);
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
});
