import { describe, expect, it } from 'vitest';
import { type Change, copyBasicSite, temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import type { Problem } from '../../kernel/problems.ts';
import { loadConfig } from '../config/load-config.ts';
import { loadSite } from '../load-site.ts';
import type { Site } from '../model.ts';
import { tagsOf } from './tags.ts';

async function load(changes: Record<string, Change>): Promise<{ site: Site; problems: Problem[] }> {
  const dir = copyBasicSite(changes);
  const cache = temporaryFolder();
  const problems: Problem[] = [];
  return { site: await loadSite(dir, await loadConfig(dir, cache), cache, problems), problems };
}

const tagged = (tags: string, more = ''): string => `---\ntitle: T\ntags: [${tags}]\n${more}---\n`;

describe('tagsOf', () => {
  it('collects the tags of one version by name, without those of unlisted pages', async () => {
    const { site } = await load({
      'content/v2/a.mdx': tagged('Zoo, "Node.js"'),
      'content/v2/b.mdx': tagged('"Node.js", "Node.js"'),
      'content/v2/c.mdx': tagged('Secret', 'unlisted: true\n'),
      'content/v1/d.mdx': tagged('Old'),
    });
    const [current, old] = site.versions.map((version) =>
      tagsOf(site, version).map(({ label, route, docs }) => [label, route, docs.map(({ id }) => id)]),
    );
    expect(current).toEqual([
      ['Node.js', '/docs/tags/nodejs', ['a', 'b']],
      ['Zoo', '/docs/tags/zoo', ['a']],
    ]);
    expect(old).toEqual([['Old', '/docs/v1/tags/old', ['d']]]);
  });

  it('makes one tag of two spellings, and says so', async () => {
    const { site, problems } = await load({
      'content/v2/a.mdx': tagged('Node.js'),
      'content/v2/b.mdx': tagged('NodeJS'),
    });
    expect(tagsOf(site, site.versions[0]!)).toMatchObject([{ label: 'Node.js', docs: [{ id: 'a' }, { id: 'b' }] }]);
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        rule: 'similar-tags',
        file: 'content/v2/b.mdx',
        line: 3,
        message: 'the tag "NodeJS" has the same page as "Node.js" in content/v2/a.mdx',
      },
    ]);
  });
});

it.each([
  ['a page', { 'content/v2/tags/zoo.mdx': '---\ntitle: Z\n---\n' }, 'content/v2/tags/zoo.mdx:1', '/docs/tags/zoo'],
  ['a slug', { 'content/v2/z.mdx': '---\ntitle: Z\nslug: /tags\n---\n' }, 'content/v2/z.mdx:3', '/docs/tags'],
  ['a file', { 'static/tags/zoo/index.html': '' }, 'static/tags/zoo/index.html', '/docs/tags/zoo'],
])('a tag cannot have the address of %s', async (_name, changes, place, route) => {
  await expect(load({ 'content/v2/a.mdx': tagged('Zoo'), ...changes })).rejects.toThrow(
    `error: ${place}: the URL ${route} is taken: a page of tags has it, too`,
  );
});

it('a tag without letters has no page', async () => {
  await expect(load({ 'content/v2/a.mdx': tagged('"!"') })).rejects.toThrow('[tag-without-address]');
});
