import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSite, copyBasicSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

const site = copyBasicSite({
  'site.config.ts': replace('  baseUrl', '  versionChanges: true,\n  baseUrl'),
  'content/v2/same.mdx': '---\ntitle: Same\n---\n\nSee [the start](index.mdx).\n',
  'content/v1/same.mdx': '---\ntitle: Same\n---\n\nSee [the start](index.mdx).\n',
});
const out = join(temporaryFolder(), 'dist');
const read = (file: string): string => readFileSync(join(out, file), 'utf8');
const build = () => runPagewright('build', site, '--out', out);
const pages = (): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /changes-since.*index\.html$/.test(file))
    .sort();

beforeAll(async () => {
  const { code, output } = await build();
  expect(output).toContain('warnings 0');
  expect(code).toBe(0);
}, 60_000);

describe('a site that says what has changed', () => {
  it('compares the pages that differ, and lists all changes of a version', () => {
    expect(pages()).toEqual(['docs/changes-since-v1/index.html', 'docs/guide/changes-since-v1/index.html']);
    expect(read('docs/guide/index.html')).toContain('href="/docs/guide/changes-since-v1"');
    expect(read('docs/index.html')).toContain('href="/docs/changes-since-v1"');
    expect(read('docs/same/index.html')).not.toContain('changes-since');
    expect(read('docs/v1/guide/index.html')).not.toContain('changes-since');
    expect(read('docs/changes-since-v1/index.html')).toContain('Pages that say the same: 1');
  });

  it('places a comparison where its page is', () => {
    const trailIn = (file: string): string[] => {
      const list = /<nav class="breadcrumbs"[^]*?<\/nav>/.exec(read(file))![0];
      return Array.from(list.matchAll(/>([^<]+)</g), ([, label]) => label!);
    };
    const trail = trailIn('docs/guide/index.html');
    expect(trail).toContain('Guides');
    expect(trailIn('docs/guide/changes-since-v1/index.html')).toEqual([...trail, 'Changes since v1']);
    expect(read('docs/guide/changes-since-v1/index.html')).toContain(`<a href="/docs/guide">${trail.at(-1)}</a>`);
  });

  it('leaves these pages out of what is searched and listed', () => {
    for (const page of pages()) expect(read(page)).toContain('<meta name="robots" content="noindex">');
    for (const file of ['docs/sitemap.xml', 'docs/llms.txt', 'docs/llms-full.txt'])
      expect(read(file), file).not.toContain('changes-since');
  });

  it('makes only the comparisons again whose pages have changed', async () => {
    expect((await build()).output).toContain('0 rendered');
    const undo = changeSite(site, { 'content/v1/guide/index.mdx': replace('old guide', 'older guide') });
    // The page and its comparison. The list has no other numbers: one word took the place of another.
    expect((await build()).output).toContain('2 rendered');
    expect(read('docs/guide/changes-since-v1/index.html')).toContain('older');
    undo();
  }, 60_000);

  it('reports a page that has the address of one', async () => {
    const undo = changeSite(site, { 'content/v2/guide/changes-since-v1.mdx': '---\ntitle: Changes\n---\n' });
    const { code, output } = await build();
    expect(code).toBe(1);
    expect(output).toContain(
      'content/v2/guide/changes-since-v1.mdx:1: the URL /docs/guide/changes-since-v1 is taken: a page about changes has it, too',
    );
    undo();
  }, 60_000);
});
