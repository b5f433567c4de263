import { describe, expect, it } from 'vitest';
import { findSimilar } from './similar-pages.ts';

const versions = [
  { name: 'current', label: 'v4', base: '/docs/', index: '', tag: '' },
  { name: 'v3', label: 'v3', base: '/docs/v3/', index: '', tag: '' },
];

/** Asks for a path where every search finds the same pages; returns the suggested ones and what was searched for. */
async function suggest(path: string, found: string[], elsewhere: string[] = []) {
  const queries: string[] = [];
  const page = (href: string, version: string) => ({
    href,
    title: [
      { text: 'About ', isMarked: false },
      { text: href, isMarked: true },
    ],
    trail: '',
    version,
    type: 'guide' as const,
    sections: [],
  });
  const search = async (query: string) => {
    queries.push(query);
    return found.map((href) => page(href, 'current'));
  };
  const searchElsewhere = async () => elsewhere.map((href) => page(href, 'v3'));
  const links = await findSimilar(path, versions, search, searchElsewhere);
  return {
    queries,
    hrefs: links.map(({ href }) => href),
    labels: links.map(({ label }) => label),
    matches: links.map(({ isMatch }) => isMatch),
  };
}

describe('findSimilar', () => {
  it.each([
    ['/docs/apis/camera', ['camera ', 'apis camera ']],
    ['/docs/v3/push%20notifications.html', ['push notifications ', 'push notifications ']],
    ['/docs/getting-started/index.html', ['getting started ', 'getting started ']],
    ['/docs/100%/setup', ['setup ', '100 setup ']],
    ['/docs/', [' ', ' ']],
  ])('searches for the words of %s that are not those of the site', async (path, expected) => {
    expect((await suggest(path, [])).queries).toEqual(expected);
  });

  it('suggests only pages with a word that begins alike, misspelt or not', async () => {
    const { hrefs } = await suggest('/docs/apis/camra', ['/docs/guides/ads', '/docs/plugins/camera', '/docs/ca']);
    expect(hrefs).toEqual(['/docs/plugins/camera']);
  });

  it.each([
    ['/docs/nothing/of/this', '/docs/apis/local-notifications'],
    ['/docs/apis/camra', '/docs/apis/google-maps'],
    ['/docs/guides/cat', '/docs/guides/cart'],
    ['/docs/guides/transport', '/docs/guides/transitions'],
  ])('does not take %s for %s', async (path, href) => {
    expect((await suggest(path, [href])).hrefs).toEqual([]);
  });

  it.each([
    ['/docs/start/mount', '/docs/start/mounting'],
    ['/docs/push-notfications', '/docs/apis/push-notifications'],
    ['/docs/apis/Camrea', '/docs/apis/camera'],
    ['/docs/app', '/docs/apis/app'],
  ])('takes %s for %s', async (path, href) => {
    expect(await suggest(path, [href])).toMatchObject({ hrefs: [href], matches: [true] });
  });

  it('says of what only begins with the folder, or is in it, that it is related', async () => {
    const pages = ['/docs/camera/photos', '/docs/apis/camera'];
    expect(await suggest('/docs/camera/lenses', pages)).toMatchObject({ hrefs: [pages[1]], matches: [false] });
    expect(await suggest('/docs/plugins/camera', pages)).toMatchObject({
      hrefs: [pages[1], pages[0]],
      matches: [true, false],
    });
  });

  it('of similar ends, puts that in the same folder first; of others in that folder, none', async () => {
    const pages = ['/docs/guides/lights', '/docs/apis/push', '/docs/guides/push-firebase', '/docs/v3/guides/push-late'];
    const found = async (path: string) => (await suggest(path, pages)).hrefs;
    expect(await found('/docs/guides/push-notfications')).toEqual([pages[2], pages[3], pages[1]]);
    expect(await found('/docs/guides/push')).toEqual([pages[1], pages[2], pages[3]]);
    expect(await found('/docs/push-notfications')).toEqual([pages[1], pages[2], pages[3]]);
  });

  it('puts pages with the same end first', async () => {
    const { hrefs } = await suggest('/docs/apis/camera', ['/docs/apis/camera-lenses', '/docs/v3/plugins/camera']);
    expect(hrefs).toEqual(['/docs/v3/plugins/camera', '/docs/apis/camera-lenses']);
  });

  it('suggests the page of another version first if this one has none with that end', async () => {
    const other = ['/docs/v3/apis/http', '/docs/v3/guides/network'];
    const missing = await suggest('/docs/apis/http', ['/docs/apis/http-client'], other);
    expect(missing.hrefs).toEqual(['/docs/v3/apis/http', '/docs/apis/http-client']);
    expect(missing.labels).toEqual(['About /docs/v3/apis/http (v3)', 'About /docs/apis/http-client']);
    expect((await suggest('/docs/apis/http', ['/docs/plugins/http'], other)).hrefs).toEqual(['/docs/plugins/http']);
    expect((await suggest('/docs/', [], ['/docs/v3/'])).hrefs).toEqual([]);
  });

  it('suggests each page once, and four at most', async () => {
    const { hrefs, labels } = await suggest(
      '/docs/apis/camera',
      ['a', 'a', 'b', 'c', 'd', 'e'].map((name) => `/docs/apis/camera-${name}`),
    );
    expect(hrefs).toEqual(['a', 'b', 'c', 'd'].map((name) => `/docs/apis/camera-${name}`));
    expect(labels[0]).toBe('About /docs/apis/camera-a');
  });
});
