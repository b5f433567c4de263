import { describe, expect, it } from 'vitest';
import { type LinkTable, resolveLink } from './resolve.ts';

const file = 'content/v1/guide/page.mdx';
const table: LinkTable = {
  siteDir: '',
  baseUrl: '/docs/',
  routes: {
    'content/v1/index.mdx': '/docs/',
    'content/v1/guide/index.mdx': '/docs/guide',
    'content/v1/guide/my page.mdx': '/docs/guide/my page',
    'content/v1/plain.md': '/docs/plain',
    'content/v1/notes/index.md': '/docs/notes',
    'content/v2/only-in-v2.mdx': '/docs/v2/only-in-v2',
  },
};

describe('resolveLink', () => {
  it.each([
    ['./index.mdx', '/docs/guide'],
    ['index.mdx#a?b', '/docs/guide#a?b'],
    ['../index.mdx?a=1#b', '/docs/?a=1#b'],
    ['../guide', '/docs/guide'],
    ['../guide/#a', '/docs/guide#a'],
    ['../plain', '/docs/plain'],
    ['./my%20page.mdx', '/docs/guide/my page'],
    ['~/guide/index.mdx#a', '/docs/guide#a'],
    ['?tab=2', '?tab=2'],
    ['../notes', '/docs/notes'],
    ['/docs/any', '/docs/any'],
    ['#here', '#here'],
    ['https://a.example', 'https://a.example'],
    ['//a.example', '//a.example'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
  ])('%s → %s', (target, href) => {
    expect(resolveLink(table, file, target)).toBe(href);
  });

  const otherwise = 'link to an existing .mdx file, relative to this one or from the root of the version (~/…)';
  it.each([
    ['~/gone.mdx', otherwise],
    ['./gone.mdx', otherwise],
    ['./100%.mdx', otherwise],
    ['../../../constructor', otherwise],
    ['../../../outside.mdx', otherwise],
    ['~/guide/pain.mdx', 'did you mean ~/plain.md?'],
    ['./plain.mdx#a', 'did you mean ../plain.md?'],
    ['./my-page.mdx', 'did you mean ./my page.mdx?'],
    ['./guide/index.mdx', 'did you mean ./index.mdx?'],
    ['../only-in-v2.mdx', otherwise],
  ])('%s: %s', (target, hint) => {
    expect(resolveLink(table, file, target)).toEqual({ hint });
  });
});
