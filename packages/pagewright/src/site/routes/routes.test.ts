import { describe, expect, it } from 'vitest';
import type { Doc } from '../model.ts';
import type { Problem } from '../../kernel/problems.ts';
import { collectRoutes } from './routes.ts';

function version(...docs: [file: string, route: string, slugLine?: number][]) {
  return { docs: new Map(docs.map(([file, route, slugLine]) => [file, { file, route, slugLine } as Doc])) };
}

function collect(...versions: ReturnType<typeof version>[]) {
  const problems: Problem[] = [];
  const routes = collectRoutes('/docs/', versions, problems);
  return { files: [...routes.values()].map(({ file }) => file), problems };
}

const existing: [string, string] = ['x/good.mdx', '/docs/x/good'];
const added: [string, string, number] = ['x/added.mdx', '/docs/x/good', 3];

describe('collectRoutes', () => {
  it('keeps the first of two pages with one route and warns of the second, across versions too', () => {
    const { files, problems } = collect(
      version(['a.mdx', '/docs/a'], ['v1/x.mdx', '/docs/v1/x']),
      version(['old/x.mdx', '/docs/v1/x']),
    );
    expect(files).toEqual(['a.mdx', 'v1/x.mdx']);
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        file: 'old/x.mdx',
        line: 1,
        message: 'duplicate route /docs/v1/x: v1/x.mdx already uses it, so this page is skipped',
        hint: 'rename one of the files or give it a different slug',
      },
    ]);
  });

  it.each([
    ['before', [added, existing] as const],
    ['after', [existing, added] as const],
  ])('skips a page whose slug is the route of another, also if it comes %s it', (_place, pages) => {
    const { files, problems } = collect(version(...pages));
    expect(files).toEqual(['x/good.mdx']);
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        file: 'x/added.mdx',
        line: 3,
        message: 'duplicate route /docs/x/good: x/good.mdx already uses it, so this page is skipped',
        hint: 'choose a different slug',
      },
    ]);
  });

  it('keeps the first of two pages with the same slug', () => {
    const { files, problems } = collect(version(['a.mdx', '/docs/x', 4], ['b.mdx', '/docs/x', 5]));
    expect(files).toEqual(['a.mdx']);
    expect(problems).toMatchObject([{ file: 'b.mdx', line: 5 }]);
  });

  it('takes an address with and without a slash at its end for one', () => {
    const { files, problems } = collect(version(['v1.mdx', '/docs/v1']), version(['old/index.mdx', '/docs/v1/']));
    expect(files).toEqual(['v1.mdx']);
    expect(problems).toMatchObject([
      { file: 'old/index.mdx', message: expect.stringContaining('v1.mdx already uses it') },
    ]);
  });

  it.each(['/docs/search', '/docs/search/', '/docs/404'])('leaves %s to the page that every site has', (route) => {
    const { files, problems } = collect(version(['mine.mdx', route]));
    expect(files).toEqual([]);
    expect(problems).toMatchObject([
      { severity: 'error', file: 'mine.mdx', message: `the URL ${route} is reserved for a built-in page` },
    ]);
  });
});

it('collectRoutes rejects the URLs of files that every build writes', () => {
  const { files, problems } = collect(version(['mine.mdx', '/docs/sitemap.xml']));
  expect(files).toEqual([]);
  expect(problems).toMatchObject([
    { file: 'mine.mdx', message: 'the URL /docs/sitemap.xml is reserved for a built-in file' },
  ]);
});
