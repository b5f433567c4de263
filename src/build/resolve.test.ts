import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyBasicSite } from '../../tests/support/fixture-site.ts';
import { type LinkTable, resolveImage, resolveLink } from './resolve.ts';

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

describe('resolveImage', () => {
  const site = {
    ...table,
    siteDir: copyBasicSite({
      'static/img/broken.png': 'no picture',
      'static/img/a b/100%#é@2x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'content/near.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  };

  it('finds a file of static/ by its path there or relative to the page, with its size', () => {
    const shot = { src: '/docs/img/shot.png', width: 30, height: 20 };
    expect(resolveImage(site, file, '/img/shot.png')).toEqual(shot);
    expect(resolveImage(site, file, '../../../static/img/shot.png')).toEqual(shot);
    expect(resolveImage(site, file, '/img/logo.svg')).toEqual({ src: '/docs/img/logo.svg', width: 200, height: 24 });
  });

  it('encodes names that mean something else in a URL', () => {
    expect(resolveImage(site, file, '/img/a%20b/100%25%23é@2x.svg')?.src).toBe(
      '/docs/img/a%20b/100%25%23%C3%A9@2x.svg',
    );
  });

  it('finds nothing that is not there, not in static/, or no picture', () => {
    for (const target of [
      '/img/nope.png',
      './shot.png',
      'https://a.example/a.png',
      '/img/broken.png',
      '../../near.svg',
      '/../content/near.svg',
    ])
      expect(resolveImage(site, file, target)).toBeUndefined();
  });

  it('notices when a picture is replaced', () => {
    const path = join(site.siteDir, 'static/img/logo.svg');
    resolveImage(site, file, '/img/logo.svg');
    writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>');
    utimesSync(path, 2_000_000_000, 2_000_000_000);
    expect(resolveImage(site, file, '/img/logo.svg')).toMatchObject({ width: 7, height: 5 });
  });
});
