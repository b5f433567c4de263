import { describe, expect, it } from 'vitest';
import { algoliaRecords, maxBytes } from './records.ts';
import { indexSettings, indexSynonyms } from './settings.ts';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { indexPage } from '../index/index-page.ts';

const facts = {
  url: 'https://lamp.example/docs/v3/camera',
  trail: 'APIs › Media',
  sidebar: 'plugins',
  version: 'v3',
  tag: 'docs-default-v3',
  language: 'en',
};

const recordsOf = (body: string, title = 'Camera') => algoliaRecords(facts, indexPage(parseHtml(body).children, title));

describe('algoliaRecords', () => {
  it('creates complete records for a page', () => {
    expect(recordsOf('<p>Takes\n  photos.</p><pre>a\nb</pre>')).toEqual({
      cut: [],
      records: [
        {
          objectID: 'en:https://lamp.example/docs/v3/camera',
          hierarchy: {
            lvl0: 'APIs › Media',
            lvl1: 'Camera',
            lvl2: null,
            lvl3: null,
            lvl4: null,
            lvl5: null,
            lvl6: null,
          },
          hierarchy_radio: { lvl1: 'Camera' },
          type: 'lvl1',
          content: 'Takes photos. a b',
          url: facts.url,
          url_without_anchor: facts.url,
          anchor: null,
          language: 'en',
          docusaurus_tag: 'docs-default-v3',
          version: 'v3',
          sidebar: 'plugins',
          kind: 'page',
          weight: { level: 90, position: 0 },
        },
      ],
    });
  });

  it('includes parent headings, but not siblings', () => {
    const row = '<table><tr id="q"><td><code>quality</code></td></tr></table>';
    const { records } = recordsOf(`<h2 id="a">A</h2><h3 id="b">B</h3>${row}<h5 id="c">C</h5><h2 id="d">D</h2>`);
    const places = records.map(({ hierarchy, type, kind, url }) => [
      url.split('#')[1],
      kind,
      type,
      Object.values(hierarchy).slice(2, 6),
    ]);
    expect(places).toEqual([
      [undefined, 'page', 'lvl1', [null, null, null, null]],
      ['a', 'section', 'lvl2', ['A', null, null, null]],
      ['b', 'section', 'lvl3', ['A', 'B', null, null]],
      ['q', 'key', 'lvl4', ['A', 'B', 'quality', null]],
      ['c', 'section', 'lvl5', ['A', 'B', null, 'C']],
      ['d', 'section', 'lvl2', ['D', null, null, null]],
    ]);
    expect(records.map(({ weight }) => [weight.level, weight.position])).toEqual([
      [90, 0],
      [80, 1],
      [70, 2],
      [60, 3],
      [50, 4],
      [80, 5],
    ]);
  });

  it('goes no deeper than the service', () => {
    const { records } = recordsOf('<h6 id="a">A</h6><table><tr id="q"><td><code>quality</code></td></tr></table>');
    expect(records[2]).toMatchObject({ type: 'lvl6', hierarchy: { lvl6: 'quality' } });
  });

  it('has stable and unique ids, even for repeated anchors', () => {
    const ids = () => recordsOf('<h2 id="a">A</h2><h2 id="a">B</h2>').records.map(({ objectID }) => objectID);
    expect(ids()).toEqual([`en:${facts.url}`, `en:${facts.url}#a`, `en:${facts.url}#a:2`]);
    expect(ids()).toEqual(ids());
  });

  it.each(['word "quoted" ', 'größer 😀 ', '\u0001 \\ '])('cuts what is too long, and says so: %j', (word) => {
    const { records, cut } = recordsOf(`<p>short</p><h2 id="a">A</h2><p>${word.repeat(5000)}</p>`);
    expect(cut).toEqual([`${facts.url}#a`]);
    const bytes = Buffer.byteLength(JSON.stringify(records[1]));
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    expect(bytes).toBeGreaterThan(maxBytes - 100);
    expect(records[1]!.content).toMatch(/\S…$/);
    expect(records[1]!.content).not.toMatch(/\p{Surrogate}/u);
  });
});

describe('indexSettings', () => {
  it('can filter by all that the search filters by, and groups by page', () => {
    const settings = indexSettings('en-GB');
    expect(settings.attributesForFaceting).toEqual([
      'filterOnly(language)',
      'filterOnly(docusaurus_tag)',
      'filterOnly(sidebar)',
    ]);
    expect(settings).toMatchObject({ attributeForDistinct: 'url_without_anchor', queryLanguages: ['en'] });
  });

  it('leaves to queries what they ask for', () => {
    const ofQueries = /^(?:attributesTo|distinct$|highlight|snippet|hitsPerPage$)/;
    expect(Object.keys(indexSettings('en')).filter((name) => ofQueries.test(name))).toEqual([]);
  });

  it('ranks own titles over headings above over text', () => {
    const attributes = indexSettings('en').searchableAttributes!;
    const places = ['hierarchy_radio.lvl1', 'hierarchy_radio.lvl6', 'hierarchy.lvl1', 'hierarchy.lvl0', 'content'];
    const found = places.map((place) => attributes.findIndex((attribute) => attribute.includes(place)));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });
});

describe('indexSynonyms', () => {
  it('maps the reader’s word to ours, one way', () => {
    expect(indexSynonyms({ gps: ['geolocation', 'position'] })).toEqual([
      { objectID: 'synonym:gps', type: 'onewaysynonym', input: 'gps', synonyms: ['geolocation', 'position'] },
    ]);
  });
});
