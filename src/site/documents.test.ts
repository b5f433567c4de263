import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyBasicSite } from '../../tests/support/fixture-site.ts';
import type { LastUpdated } from './git.ts';
import { loadDocuments, routeOf, versionBase } from './documents.ts';
import { Fragments } from './fragments.ts';
import { SiteError } from './problems.ts';
import type { ResolvedConfig, VersionConfig } from './schema.ts';

const current = { name: 'current', folder: 'v2', path: '' } as VersionConfig;
const config = { baseUrl: '/docs/', editUrl: 'https://a.example/edit/' } as ResolvedConfig;

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
  ])('version path %j, %s with slug %s → %4$s', (path, id, slug, route) => {
    expect(routeOf('/docs/', { path }, id, slug)).toBe(route);
  });

  it('works without a base path', () => {
    expect(routeOf('/', { path: '' }, 'index')).toBe('/');
    expect(routeOf('/', { path: '' }, 'a/b')).toBe('/a/b');
    expect(versionBase('/', { path: 'v1' })).toBe('/v1/');
  });
});

const load = (siteDir: string, version = current, updated: LastUpdated = new Map()) =>
  loadDocuments(siteDir, config, version, updated, new Fragments(siteDir, ['v2', 'v1']));

describe('loadDocuments', () => {
  it('says where a page, or a fragment in it, is not UTF-8', () => {
    const site = copyBasicSite({ 'content/v2/latin.mdx': '---\ntitle: A\n---\n\n<Include file="latin.mdx" />\n' });
    const cafe = Buffer.from('One\nCaf\u00e9\n', 'latin1');
    mkdirSync(join(site, 'content/shared'), { recursive: true });
    writeFileSync(join(site, 'content/shared/latin.mdx'), cafe);
    writeFileSync(join(site, 'content/v2/other.mdx'), Buffer.concat([Buffer.from('---\ntitle: B\n---\n'), cafe]));
    expect(() => load(site)).toThrow(
      /content\/shared\/latin\.mdx:2: this line is not written in UTF-8[^]*content\/v2\/other\.mdx:5: this line/,
    );
  });

  it('reads pages with id, file, route and edit link', () => {
    const docs = load(copyBasicSite(), current, new Map([['content/v2/guide/index.mdx', 1_700_000_000]]));
    expect(docs.map(({ id }) => id)).toEqual(['guide/components', 'guide/index', 'index', 'only-new']);
    expect(docs[1]).toMatchObject({
      file: 'content/v2/guide/index.mdx',
      route: '/docs/guide',
      title: 'Guide',
      lastUpdated: 1_700_000_000,
      editUrl: 'https://a.example/edit/content/v2/guide/index.mdx',
    });
    expect(docs[0]).not.toHaveProperty('lastUpdated');
  });

  it('dates a page by the newest of itself and what it includes', () => {
    const site = copyBasicSite({
      'content/v2/index.mdx': '---\ntitle: T\n---\n\n<Include file="a.mdx" />\n',
      'content/shared/a.mdx': 'Text.\n',
    });
    const updated = new Map([
      ['content/v2/index.mdx', 1],
      ['content/shared/a.mdx', 2],
    ]);
    expect(load(site, current, updated).find(({ id }) => id === 'index')?.lastUpdated).toBe(2);
  });

  it('does not mind a byte order mark', () => {
    const site = copyBasicSite({ 'content/v2/marked.mdx': '\uFEFF---\ntitle: Marked\n---\n' });
    expect(load(site).find(({ id }) => id === 'marked')?.title).toBe('Marked');
  });

  it('reports bad front matter of all pages at once', () => {
    const site = copyBasicSite({ 'content/v2/a.mdx': '---\ntitel: A\n---\n', 'content/v2/z.mdx': 'Text' });
    try {
      load(site);
      expect.unreachable();
    } catch (error) {
      expect((error as SiteError).problems.map(({ file }) => file)).toEqual([
        'content/v2/a.mdx',
        'content/v2/a.mdx',
        'content/v2/z.mdx',
      ]);
    }
  });

  it('names the folder of a version that is missing', () => {
    expect(() => load(copyBasicSite(), { ...current, name: 'v9', folder: 'v9' })).toThrow(
      'error: content/v9: the folder of version "v9" is missing',
    );
  });
});
