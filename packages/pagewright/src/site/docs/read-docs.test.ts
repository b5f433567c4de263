import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import { isPagePath } from '../../kernel/urls/paths.ts';
import type { LastUpdated } from './git.ts';
import { loadDocuments, routeOf, versionBase } from './read-docs.ts';
import { Fragments } from './fragments.ts';
import { type Problem, collectErrors } from '../../kernel/problems.ts';
import type { ResolvedConfig, VersionConfig } from '../config/schema.ts';

const current = { name: 'current', folder: 'v2', path: '' } as VersionConfig;
const config = { baseUrl: '/docs/' } as ResolvedConfig;

describe('routeOf', () => {
  it.each([
    ['', 'index', undefined, '/docs/'],
    ['', 'guide', undefined, '/docs/guide'],
    ['', 'guide/index', undefined, '/docs/guide'],
    ['v3', 'index', undefined, '/docs/v3/'],
    ['v3', 'apis/camera', undefined, '/docs/v3/apis/camera'],
    ['', 'apis/camera', 'photo', '/docs/apis/photo'],
    ['', 'apis/camera', '/photo', '/docs/photo'],
    ['v3', 'apis/camera', '/', '/docs/v3/'],
    ['', 'apis/camera', '/photo/', '/docs/photo'],
    ['', 'indexes', undefined, '/docs/indexes'],
    ['', 'apis/my-index', undefined, '/docs/apis/my-index'],
  ])('version path %j, %s with slug %s → %s', (path, id, slug, route) => {
    expect(routeOf('/docs/', { path }, id, slug)).toBe(route);
  });

  it('works without a base path', () => {
    expect(routeOf('/', { path: '' }, 'index')).toBe('/');
    expect(routeOf('/', { path: '' }, 'a/b')).toBe('/a/b');
    expect(versionBase('/', { path: 'v1' })).toBe('/v1/');
  });
});

const load = (siteDir: string, version = current, lastUpdated: LastUpdated = new Map(), problems: Problem[] = []) =>
  loadDocuments({ siteDir, config, lastUpdated, fragments: new Fragments(siteDir, ['v2', 'v1']) }, version, problems);

async function problemsIn(siteDir: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  await collectErrors(problems, () => load(siteDir, current, new Map(), problems));
  return problems;
}

describe('loadDocuments', () => {
  it('says where a page, or a fragment in it, is not UTF-8', async () => {
    const site = copyBasicSite({ 'content/v2/latin.mdx': '---\ntitle: A\n---\n\n<Include file="latin.mdx" />\n' });
    const cafe = Buffer.from('One\nCaf\u00e9\n', 'latin1');
    mkdirSync(join(site, 'content/shared'), { recursive: true });
    writeFileSync(join(site, 'content/shared/latin.mdx'), cafe);
    writeFileSync(join(site, 'content/v2/other.mdx'), Buffer.concat([Buffer.from('---\ntitle: B\n---\n'), cafe]));
    await expect(load(site)).rejects.toThrow(
      /content\/shared\/latin\.mdx:2: this line is not valid UTF-8[^]*content\/v2\/other\.mdx:5: this line/,
    );
  });

  it('reads pages with id, file and route', async () => {
    const docs = await load(copyBasicSite(), current, new Map([['content/v2/guide/index.mdx', 1_700_000_000]]));
    expect(docs.map(({ id }) => id)).toEqual(['guide/components', 'guide/index', 'index', 'only-new']);
    expect(docs[1]).toMatchObject({
      file: 'content/v2/guide/index.mdx',
      route: '/docs/guide',
      title: 'Guide',
      lastUpdated: '2023-11-14',
    });
    expect(docs[0]).not.toHaveProperty('lastUpdated');
  });

  it('dates a page by the newest of itself and what it includes', async () => {
    const site = copyBasicSite({
      'content/v2/index.mdx': '---\ntitle: T\n---\n\n<Include file="a.mdx" />\n',
      'content/shared/a.mdx': 'Text.\n',
    });
    const updated = new Map([
      ['content/v2/index.mdx', 1_700_000_000],
      ['content/shared/a.mdx', 1_700_100_000],
    ]);
    expect((await load(site, current, updated)).find(({ id }) => id === 'index')?.lastUpdated).toBe('2023-11-16');
  });

  it('tells versions of a page apart by what it includes', async () => {
    const page = '---\ntitle: T\n---\n\n<Include file="a.mdx" />\n';
    const hashOf = async (fragment: string): Promise<string | undefined> => {
      const site = copyBasicSite({ 'content/v2/index.mdx': page, 'content/shared/a.mdx': fragment });
      return (await load(site)).find(({ id }) => id === 'index')?.hash;
    };
    expect(await hashOf('One.')).not.toBe(await hashOf('Two.'));
  });

  it('does not mind a byte order mark', async () => {
    const site = copyBasicSite({ 'content/v2/marked.mdx': '\uFEFF---\ntitle: Marked\n---\n' });
    expect((await load(site)).find(({ id }) => id === 'marked')?.title).toBe('Marked');
  });

  it('reports bad front matter of all pages at once', async () => {
    const site = copyBasicSite({ 'content/v2/a.mdx': '---\ntitel: A\n---\n', 'content/v2/z.mdx': 'Text' });
    expect((await problemsIn(site)).map(({ file }) => file)).toEqual([
      'content/v2/a.mdx',
      'content/v2/a.mdx',
      'content/v2/z.mdx',
    ]);
  });

  it('follows symlinks to pages and folders, but not in circles', async () => {
    const site = copyBasicSite();
    symlinkSync('guide/index.mdx', join(site, 'content/v2/linked.mdx'));
    symlinkSync('../v1', join(site, 'content/v2/old'));
    symlinkSync('..', join(site, 'content/v2/guide/up'));
    const ids = (await load(site)).map(({ id }) => id);
    expect(ids).toEqual([
      'guide/components',
      'guide/index',
      'index',
      'linked',
      'old/guide/index',
      'old/index',
      'old/only-old',
      'only-new',
    ]);
  });

  it('leaves the files of editors and systems alone', async () => {
    const site = copyBasicSite({ 'content/v2/._index.mdx': '\0', 'content/v2/.trash/a.mdx': 'Text' });
    symlinkSync('somebody@host.1234', join(site, 'content/v2/.#index.mdx'));
    expect(await load(site)).toHaveLength(4);
  });

  it.each([
    ['UPPER.MDX', 'unsupported file extension ".MDX"', 'rename the file to UPPER.mdx'],
    ['guide/long.markdown', 'unsupported file extension ".markdown"', 'rename the file to long.mdx'],
    [
      'guide/index.html.mdx',
      'the URL /docs/guide/index.html contains index.html, like the files that pages are written as',
      expect.any(String),
    ],
    [
      'guide.md.mdx',
      'the URL /docs/guide.md contains guide.md, like the files that pages are written as',
      expect.any(String),
    ],
    ['my page.mdx', 'the URL /docs/my page would contain " "', expect.stringContaining('hyphens')],
    ['a&b/c#;.mdx', 'the URL /docs/a&b/c#; would contain "&", "#", ";"', expect.any(String)],
    ['guide/README.mdx', 'the URL /docs/guide/README would contain "R", "E", "A", "D", "M"', expect.any(String)],
    [
      'guide/next.js.mdx',
      'the URL /docs/guide/next.js ends with .js, like a file that is not a page',
      'rename the file or folder, or change the slug: next-js, for example; only a number can follow the last dot, as in release-4.0',
    ],
    ['node.js/index.mdx', 'the URL /docs/node.js ends with .js, like a file that is not a page', expect.any(String)],
    ...['aux.mdx', 'com1/index.mdx', 'nul.0.mdx', 'last./page.mdx'].map((name): [string, string, unknown] => [
      name,
      `the URL /docs/${name.replace(/(?:\/index)?\.mdx$/, '')} contains ${/^[^/]*?(?=\.mdx|\/)/.exec(name)![0]}, which cannot be the name of a folder on Windows`,
      'rename the file or folder, or change the slug',
    ]),
    ['50%/käse.mdx', 'the URL /docs/50%/käse would contain "%", "ä"', expect.any(String)],
  ])('does not take %s for a page', async (name, message, hint) => {
    const site = copyBasicSite({ [`content/v2/${name}`]: '---\ntitle: T\n---\n' });
    expect(await problemsIn(site)).toMatchObject([{ severity: 'error', file: `content/v2/${name}`, message, hint }]);
  });

  it.each([
    ['/index', 'index'],
    ['guide.md/more', 'guide.md'],
  ])('refuses the slug %s', async (slug, taken) => {
    const site = copyBasicSite({ 'content/v2/mine.mdx': `---\ntitle: T\nslug: ${slug}\n---\n` });
    expect(await problemsIn(site)).toMatchObject([{ message: expect.stringContaining(`contains ${taken},`) }]);
  });

  it.each(['release-4.0', '2.0', 'v1.2/new', 'node.js/start', 'a.b.3'])(
    'takes %s for a page, as browsers do',
    async (id) => {
      const site = copyBasicSite({ [`content/v2/${id}.mdx`]: '---\ntitle: T\n---\n' });
      expect((await load(site)).map(({ route }) => route)).toContain(`/docs/${id}`);
      expect(isPagePath(`/docs/${id}`, '/docs/')).toBe(true);
    },
  );

  it('checks URLs, not file names', async () => {
    const site = copyBasicSite({ 'content/v2/my page.mdx': '---\ntitle: T\nslug: mine\n---\n' });
    expect((await load(site)).map(({ route }) => route)).toContain('/docs/mine');
  });

  it('reports a broken symlink', async () => {
    const site = copyBasicSite();
    symlinkSync('nosuch.mdx', join(site, 'content/v2/broken.mdx'));
    expect(await problemsIn(site)).toMatchObject([
      { file: 'content/v2/broken.mdx', message: 'this symbolic link is broken' },
    ]);
  });

  it('names the folder of a version that is missing', async () => {
    await expect(load(copyBasicSite(), { ...current, name: 'v9', folder: 'v9' })).rejects.toThrow(
      'error: content/v9: the content folder of version "v9" is missing',
    );
  });
});
