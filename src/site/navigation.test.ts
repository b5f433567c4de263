import { describe, expect, it } from 'vitest';
import type { Doc, Site, Version } from './model.ts';
import { checkNavigation, counterpart, currentVersion, landingOf } from './navigation.ts';
import type { Problem } from './problems.ts';

const source = `export default {
  search: { indexName: 'plugins' },
  navbar: {
    items: [
      { type: 'doc', label: 'Docs', docId: 'index' },
      { type: 'doc', label: 'Plugins', docId: 'plugins' },
    ],
  },
  footer: { columns: [{ links: [
    { label: 'Guide', docId: 'guide' },
    { label: 'Gone', docId: 'gone' },
  ] }] },
};`;
const config = new Function(source.replace('export default', 'return'))() as Site['config'];

function version(name: string, isLast: boolean, ids: string[], moved: Version['moved'] = {}): Version {
  const docs = new Map(ids.map((id) => [id, { id, version: name, route: `/docs/${name}/${id}` } as Doc]));
  return { name, isLast, base: `/docs/${name}/`, mainDocId: 'index', docs, moved } as Version;
}
const v3 = version('v3', true, ['index', 'guide'], { guide: 'plugins' });
const v2 = version('v2', false, ['index', 'plugins', 'gone']);
const v1 = version('v1', false, ['plugins']);
const versions = [v3, v2, v1];

describe('checkNavigation', () => {
  it('lists the doc ids that exist in the current version, at the line of the item', () => {
    const problems: Problem[] = [];
    checkNavigation({ config, versions } as Site, source, problems);
    expect(problems).toEqual([
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 6,
        message: '"Plugins" points to the doc id "plugins", which does not exist in version "v3"',
        hint: 'use one of these doc ids: index, guide',
      },
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 11,
        message: '"Gone" points to the doc id "gone", which does not exist in version "v3"',
        hint: 'use one of these doc ids: index, guide',
      },
    ]);
  });
});

describe('versions', () => {
  it('have one that is current, and a landing page each', () => {
    expect(currentVersion({ versions }).name).toBe('v3');
    expect(landingOf(v2)).toBe('/docs/v2/index');
    expect(landingOf(v1)).toBe('/docs/v1/');
  });
});

describe('counterpart', () => {
  const find = (from: Version, id: string, to: Version): string | undefined =>
    counterpart({ versions }, from.docs.get(id)!, to)?.route;

  it('is the page of the same id', () => {
    expect(find(v3, 'index', v2)).toBe('/docs/v2/index');
    expect(find(v2, 'index', v3)).toBe('/docs/v3/index');
    expect(find(v2, 'gone', v3)).toBeUndefined();
  });

  it('is the page that moved, in both directions and over several versions', () => {
    expect(find(v3, 'guide', v2)).toBe('/docs/v2/plugins');
    expect(find(v3, 'guide', v1)).toBe('/docs/v1/plugins');
    expect(find(v1, 'plugins', v3)).toBe('/docs/v3/guide');
  });
});
