import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Change, copyBasicSite, replace, temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { loadConfig } from './config/load-config.ts';
import { loadSite } from './load-site.ts';
import type { Problem, SiteError } from '../kernel/problems.ts';

async function load(changes: Record<string, Change> = {}) {
  const problems: Problem[] = [];
  const dir = copyBasicSite(changes);
  const cache = temporaryFolder();
  const site = await loadSite(dir, await loadConfig(dir, cache), cache, problems);
  return { site, problems, current: site.versions[0]!, old: site.versions[1]! };
}

const page = '---\ntitle: T\n---\n';

it('loadConfig says that the folder is not there', async () => {
  const dir = join(temporaryFolder(), 'nosuch');
  await expect(loadConfig(dir, temporaryFolder())).rejects.toThrow(
    `error: there is no site folder at ${dir}\n  hint: pass the folder that contains site.config.ts`,
  );
});

describe('loadSite', () => {
  const described = (length: number): string => `---\ntitle: T\ndescription: ${'d'.repeat(length)}\n---\n`;

  it('warns of a description that another page has, of the same version or another', async () => {
    const { problems } = await load({
      'content/v1/only-old.mdx': described(60),
      'content/v2/index.mdx': described(60),
      'content/v2/only-new.mdx': described(60).replace('---\n', '---\nsidebar_label: L\n'),
    });
    const message = 'content/v2/index.mdx has the same description';
    const hint = 'say what this page is about, in a sentence of its own';
    expect(problems).toMatchObject([
      { severity: 'warning', file: 'content/v2/only-new.mdx', line: 4, message, hint },
      {
        severity: 'warning',
        file: 'content/v1/only-old.mdx',
        line: 3,
        message,
        hint: `${hint} that names its version`,
      },
    ]);
  });

  it('warns of a description that is too short or too long', async () => {
    const { problems } = await load({
      'content/v2/index.mdx': described(59),
      'content/v2/guide/index.mdx': described(60),
      'content/v2/only-new.mdx': described(160),
      'content/v1/only-old.mdx': described(161),
    });
    const hint = 'write one sentence of 60 to 160 characters';
    const place = { severity: 'warning', line: 3, hint };
    expect(problems).toMatchObject([
      { ...place, file: 'content/v2/index.mdx', message: 'the description has 59 characters' },
      { ...place, file: 'content/v1/only-old.mdx', message: 'the description has 161 characters' },
    ]);
  });

  it('reports a fragment that cannot be read once, not for every page that includes it', async () => {
    const including = `${page}\n<Include file="a.mdx" />\n`;
    const loading = load({
      'content/v1/only-old.mdx': including,
      'content/v2/only-new.mdx': including,
      'content/v2/index.mdx': including,
      'content/shared/a.mdx': 'a\n\u0007\n',
    });
    await expect(loading).rejects.toMatchObject({ problems: [{ file: 'content/shared/a.mdx', line: 2 }] });
  });

  it('reads versions, routes and redirects', async () => {
    const { site, problems } = await load();
    expect([...site.routes.keys()]).toEqual([
      '/docs/guide/components',
      '/docs/guide',
      '/docs/',
      '/docs/only-new',
      '/docs/v1/guide',
      '/docs/v1/',
      '/docs/v1/only-old',
    ]);
    expect(site.versions.map(({ name, base, isLast }) => ({ name, base, isLast }))).toEqual([
      { name: 'current', base: '/docs/', isLast: true },
      { name: 'v1', base: '/docs/v1/', isLast: false },
    ]);
    expect(site.redirects).toContainEqual({ from: '/legacy', to: '/docs/' });
    expect(problems).toEqual([]);
  });

  it('shows beside a page the sidebar it stands in, else that of its nearest neighbour, else the one it names', async () => {
    const { current } = await load({
      'content/v2/guide/deep/unlisted.mdx': page,
      'content/v2/sidebars.ts': replace("{ type: 'folder', path: 'guide' }", "'guide/index', 'guide/components'"),
      'content/v2/lost.mdx': page,
      'content/v2/named.mdx': '---\ntitle: T\nsidebar: extra\n---\n',
    });
    const sidebars = Object.fromEntries([...current.docs.values()].map(({ id, sidebar }) => [id, sidebar]));
    expect(sidebars).toEqual({
      index: 'docs',
      'guide/index': 'docs',
      'guide/components': 'docs',
      'only-new': 'extra',
      'guide/deep/unlisted': 'docs',
      lost: 'docs',
      named: 'extra',
    });
  });

  it.each(['nope', 'constructor'])('names the sidebars that exist when a page asks for %s', async (name) => {
    await expect(load({ 'content/v2/only-new.mdx': `---\ntitle: T\nsidebar: ${name}\n---\n` })).rejects.toThrow(
      `content/v2/only-new.mdx:3: unknown sidebar "${name}" [page-sidebar]\n  hint: available sidebars in this version: docs, extra`,
    );
  });

  it('does not show a page beside a sidebar that leaves it out while another lists it', async () => {
    const named = '---\ntitle: T\nsidebar: docs\n---\n';
    await expect(load({ 'content/v2/only-new.mdx': named })).rejects.toThrow(
      'content/v2/only-new.mdx:3: the sidebar "docs" does not list this page, but "extra" does [page-sidebar]\n  hint: remove "sidebar" from the front matter, or list the page in "docs"',
    );
    const { current } = await load({
      'content/v2/only-new.mdx': named.replace('docs', 'extra'),
      'content/v2/sidebars.ts': replace("{ type: 'folder', path: 'guide' }", "'only-new'"),
    });
    expect(current.docs.get('only-new')!.sidebar).toBe('extra');
  });

  it('knows a redirect by one form of its address', async () => {
    const { site } = await load({
      'site.config.ts': replace("from: '/docs/old-guide'", "from: '/docs/old/index.html'"),
    });
    expect(site.redirects[0]).toEqual({ from: '/docs/old', to: '/docs/guide' });
  });

  it('warns of two files with one id', async () => {
    const { problems } = await load({ 'content/v2/only-new.md': page });
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        file: 'content/v2/only-new.mdx',
        message: 'duplicate route /docs/only-new: content/v2/only-new.md already uses it, so this page is skipped',
      },
    ]);
  });

  it('reports the mistakes of all versions together, and those in pages together with those in sidebars', async () => {
    const loading = load({
      'site.config.ts': replace("src: 'img/logo.svg'", "src: 'img/brand.svg'"),
      'content/v2/sidebars.ts': replace("extra: ['only-new']", "extra: ['only-knew']"),
      'content/v1/only-old.mdx': '---\ntitel: T\n---\n',
      'content/v1/sidebars.ts': "export default { docs: [{ type: 'html' }] };\n",
    });
    const error = await loading.then(
      () => undefined,
      (thrown: unknown) => thrown as SiteError,
    );
    expect([...new Set(error!.problems.map(({ file }) => file))]).toEqual([
      'content/v2/sidebars.ts',
      'content/v1/only-old.mdx',
      'content/v1/sidebars.ts',
      'site.config.ts',
    ]);
  });

  it('does not report what only follows from a mistake', async () => {
    const loading = load({ 'content/v2/guide/index.mdx': '---\ntitel: T\n---\n' });
    await expect(loading).rejects.toMatchObject({
      problems: [
        { file: 'content/v2/guide/index.mdx', message: 'missing field "title"' },
        { file: 'content/v2/guide/index.mdx', message: 'unknown field "titel"' },
      ],
    });
  });

  it('wants a landing page in every version', async () => {
    await expect(
      load({ 'content/v1/index.mdx': null, 'content/v1/sidebars.ts': replace("'index', ", '') }),
    ).rejects.toThrow(
      'error: site.config.ts:12: version "v1" has no doc "index" for its landing page\n  hint: add content/v1/index.mdx, or write "slug: /" into the front matter of one of these and set mainDocId to it: guide/index, only-old',
    );
  });

  it('wants the landing page at the root of its version', async () => {
    const landing = { 'site.config.ts': replace("path: 'v1',", "path: 'v1', mainDocId: 'only-old',") };
    await expect(load(landing)).rejects.toThrow(
      'error: site.config.ts:12: the landing page of version "v1", "only-old", is at /docs/v1/only-old instead of /docs/v1/\n  hint: write "slug: /" into the front matter of content/v1/only-old.mdx, or set mainDocId to a page that is there',
    );
    const { site } = await load({
      ...landing,
      'content/v1/only-old.mdx': replace('title:', 'slug: /\ntitle:'),
      'content/v1/index.mdx': replace('title:', 'slug: start\ntitle:'),
    });
    expect(site.routes.get('/docs/v1/')!.id).toBe('only-old');
  });
});
