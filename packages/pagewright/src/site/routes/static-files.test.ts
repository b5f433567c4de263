import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import type { Doc, Site } from '../model.ts';
import { type Problem, formatProblem } from '../../kernel/problems.ts';
import { checkStaticFiles, isEngineAsset, isNamedByContent } from './static-files.ts';
import { noModules } from '../modules/site-modules.ts';

function check(baseUrl: string, ...files: string[]): string[] {
  const dir = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(dir, 'static', file)), { recursive: true });
    writeFileSync(join(dir, 'static', file), '');
  }
  const docs = ['', 'guide', 'data/deep/er'].map(
    (path) => ({ route: baseUrl + path, file: `content/v1/${path || 'index'}.mdx` }) as Doc,
  );
  const routes = new Map(docs.map((doc) => [doc.route, doc]));
  const redirects = [
    { from: `${baseUrl}old`, to: '/new' },
    { from: `${baseUrl}past/one`, to: '/new' },
    { from: '/legacy', to: '/new' },
  ];
  const problems: Problem[] = [];
  checkStaticFiles({ dir, config: { baseUrl }, routes, redirects, modules: noModules } as unknown as Site, problems);
  return problems.map(formatProblem);
}

describe('checkStaticFiles', () => {
  it('lets other files be', () => {
    expect(check('/docs/')).toEqual([]);
    expect(
      check('/docs/', 'guide/a.png', 'old/a.png', 'legacy/index.html', 'robots.txt', 'assets/a.png', 'old.md'),
    ).toEqual([]);
  });

  it.each([
    ['index.html', 'the page content/v1/index.mdx'],
    ['guide/index.html', 'the page content/v1/guide.mdx'],
    ['guide', 'the page content/v1/guide.mdx'],
    ['guide.html', 'the page content/v1/guide.mdx'],
    ['index.md', 'the page content/v1/index.mdx'],
    ['guide.md', 'the page content/v1/guide.mdx'],
    ['old/index.html', 'the redirect to /new'],
    ['old.html', 'the redirect to /new'],
  ])('does not let static/%s have the address of %s', (file, owner) => {
    for (const baseUrl of ['/', '/docs/'])
      expect(check(baseUrl, file)).toEqual([
        `error: static/${file}: this file has the same URL as ${owner}\n  hint: rename or remove one of them`,
      ]);
  });

  it.each([
    ['data', 'the page content/v1/data/deep/er.mdx'],
    ['data/deep', 'the page content/v1/data/deep/er.mdx'],
    ['past', 'the redirect to /new'],
  ])('does not let static/%s be a file where %s needs a folder', (file, owner) => {
    for (const baseUrl of ['/', '/docs/'])
      expect(check(baseUrl, file)).toEqual([
        `error: static/${file}: this is a file, but the URL of ${owner} needs a folder here\n  hint: rename or remove one of them`,
      ]);
  });

  it('rejects files that every build writes itself', () => {
    expect(
      check(
        '/',
        '404.html',
        'search/index.html',
        'sitemap.xml',
        'manifest.webmanifest',
        'llms.txt',
        'robots.txt',
        '_headers',
        '.nojekyll',
      ),
    ).toHaveLength(8);
    expect(check('/docs/', 'sitemap.xml')).toEqual([
      'error: static/sitemap.xml: the URL /docs/sitemap.xml is reserved for a built-in file\n  hint: rename or remove it',
    ]);
  });

  it.each([
    ['search-index/current/index.json', 'file'],
    ['assets/image-copies/a.png', 'file'],
    ['guide.rsc.txt', 'file'],
    ['sitemap.xml/a.png', 'file'],
    ['search', 'page'],
  ])('rejects static/%s, which has the URL of a built-in %s', (file, kind) => {
    for (const baseUrl of ['/', '/docs/'])
      expect(check(baseUrl, file)).toEqual([
        `error: static/${file}: the URL ${baseUrl}${file} is reserved for a built-in ${kind}\n  hint: rename or remove it`,
      ]);
  });

  it.each([
    ['data.json.gz', 'data.json'],
    ['img/BIG.SVG.br', 'img/BIG.SVG'],
  ])('does not let static/%s be the compressed variant of static/%s', (file, original) => {
    expect(check('/docs/', file, original)).toEqual([
      `error: static/${file}: the build writes /docs/${original} here, compressed\n  hint: rename or remove it`,
    ]);
    expect(check('/docs/', file)).toEqual([]);
  });

  it.each([
    'sitemap.xml.gz',
    'search/index.html.br',
    'index.html.gz',
    'guide/index.html.br',
    'guide.rsc.txt.gz',
    'old/index.html.gz',
    'assets/index-DFfwdIgU.js.gz',
  ])('rejects static/%s, which the build writes itself', (file) => {
    for (const baseUrl of ['/', '/docs/'])
      expect(check(baseUrl, file)).toEqual([
        `error: static/${file}: the build writes ${baseUrl}${file.slice(0, -3)} here, compressed\n  hint: rename or remove it`,
      ]);
  });

  it('lets archives of files that are not compressed be', () => {
    expect(check('/docs/', 'samples.tar', 'samples.tar.gz', 'guide.md.gz', 'other.xml.gz')).toEqual([]);
  });

  it('rejects names that browsers would cache for a year', () => {
    expect(check('/docs/', 'assets/chart-20260131.js', 'demo/assets/index-DFfwdIgU.js')).toEqual([
      'error: static/assets/chart-20260131.js: this file is named like an engine asset, which browsers cache for a year\n  hint: rename it or move it to another folder',
    ]);
  });
});

it('checkStaticFiles reports a broken symlink', () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'static/img'), { recursive: true });
  symlinkSync('nosuch.png', join(dir, 'static/img/a.png'));
  const problems: Problem[] = [];
  checkStaticFiles(
    { dir, config: { baseUrl: '/' }, routes: new Map(), redirects: [], modules: noModules } as unknown as Site,
    problems,
  );
  expect(problems.map(formatProblem)).toEqual([
    'error: static/img/a.png: this symbolic link is broken\n  hint: remove it, or point it to an existing file',
  ]);
});

describe('isEngineAsset', () => {
  it.each(['assets/index-DFfwdIgU.js', 'assets/application-_Mvvu77p.css', 'assets/shell-25a1505630ec913c.rsc.txt'])(
    'knows %s',
    (path) => expect(isEngineAsset(path)).toBe(true),
  );

  it.each([
    'assets/app-screenshot.png',
    'assets/app-Download.png',
    'assets/code-examples.js',
    'assets/notes.css',
    'assets/index-DFfwdIgU12.js',
    'assets/shell-25a15056.rsc.txt',
    'demo/assets/index-DFfwdIgU.js',
  ])('leaves %s to the writer', (path) => expect(isEngineAsset(path)).toBe(false));
});

describe('isNamedByContent', () => {
  it.each([
    'assets/index-DFfwdIgU.js',
    'search-index/v2/bb14e14c60aad8ab/terms-0.json',
    'search-index/current/bb14e14c60aad8ab/text/12.json',
    'assets/image-copies/bb14e14c60aad8ab.avif',
  ])('knows %s', (path) => expect(isNamedByContent(path)).toBe(true));

  it.each(['search-index/current/index.json', 'demo/search-index/current/bb14e14c60aad8ab/text/12.json'])(
    'lets browsers ask again for %s',
    (path) => expect(isNamedByContent(path)).toBe(false),
  );
});
