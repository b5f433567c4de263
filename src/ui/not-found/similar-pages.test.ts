import { describe, expect, it } from 'vitest';
import { findSimilar } from './similar-pages.ts';

const versions = [
  { name: 'current', label: 'v4', base: '/docs/', index: '', tag: '' },
  { name: 'v3', label: 'v3', base: '/docs/v3/', index: '', tag: '' },
];

/** Asks for a path where every search finds the same pages; returns the suggested ones and what was searched for. */
async function suggest(path: string, found: string[]) {
  const queries: string[] = [];
  const links = await findSimilar(path, versions, async (query) => {
    queries.push(query);
    return found.map((href) => ({
      href,
      title: [
        { text: 'About ', isMarked: false },
        { text: href, isMarked: true },
      ],
      trail: '',
      version: 'current',
      sections: [],
    }));
  });
  return { queries, hrefs: links.map(({ href }) => href), labels: links.map(({ label }) => label) };
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

  it('puts pages with the same end first', async () => {
    const { hrefs } = await suggest('/docs/apis/camera', ['/docs/apis/filesystem', '/docs/v3/plugins/camera']);
    expect(hrefs).toEqual(['/docs/v3/plugins/camera', '/docs/apis/filesystem']);
  });

  it('suggests each page once, and five at most', async () => {
    const { hrefs, labels } = await suggest(
      '/docs/apis/x',
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/docs/apis/${name}`),
    );
    expect(hrefs).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `/docs/apis/${name}`));
    expect(labels[0]).toBe('About /docs/apis/a');
  });
});
