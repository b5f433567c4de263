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

function version(name: string, isLast: boolean, ids: string[]): Version {
  return { name, isLast, base: `/docs/${name}/`, mainDocId: 'index', docs: new Map(ids.map((id) => [id, { id, route: `/docs/${name}/${id}` } as Doc])) } as Version;
}
const versions = [version('v2', false, ['index', 'plugins', 'gone']), version('v3', true, ['index', 'guide'])];

describe('checkNavigation', () => {
  it('lists the doc ids that exist in the current version, at the line of the item', () => {
    const problems: Problem[] = [];
    checkNavigation({ config, versions } as Site, source, problems);
    expect(problems).toEqual([
      { severity: 'error', file: 'site.config.ts', line: 6, message: '"Plugins" points to the doc id "plugins", which does not exist in version "v3"', hint: 'doc ids that exist: index, guide' },
      { severity: 'error', file: 'site.config.ts', line: 11, message: '"Gone" points to the doc id "gone", which does not exist in version "v3"', hint: 'doc ids that exist: index, guide' },
    ]);
  });
});

describe('versions', () => {
  it('knows the current one, landing pages and counterparts', () => {
    expect(currentVersion({ versions }).name).toBe('v3');
    expect(landingOf(versions[0]!)).toBe('/docs/v2/index');
    expect(landingOf(version('v1', false, []))).toBe('/docs/v1/');
    expect(counterpart({ versions }, { id: 'guide', version: versions[0]!.name }, versions[1]!)?.route).toBe('/docs/v3/guide');
    expect(counterpart({ versions }, { id: 'guide', version: versions[1]!.name }, versions[0]!)).toBeUndefined();
  });
});
