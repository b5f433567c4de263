import { describe, expect, it } from 'vitest';
import { checkMoved, checkNavigation } from './check-navigation.ts';
import type { Site, Version } from '../model.ts';
import type { Problem } from '../../kernel/problems.ts';

const source = `export default {
  search: { indexName: 'plugins', suggestions: [{ label: 'Lost', docId: 'lost' }] },
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
const docs = new Map(['index', 'guide'].map((id) => [id, {}]));
const versions = [{ name: 'v3', folder: 'v3', isLast: true, docs }] as unknown as Version[];

it('lists the doc ids that exist in the latest version, at the line of the item', () => {
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
    {
      severity: 'error',
      file: 'site.config.ts',
      line: 2,
      message: '"Lost" points to the doc id "lost", which does not exist in version "v3"',
      hint: 'use one of these doc ids: index, guide',
    },
  ]);
});

it('lists all doc ids, however many, after the one that was probably meant', () => {
  const problems: Problem[] = [];
  const ids = ['index', 'guide', 'plugin', ...Array.from({ length: 200 }, (_, place) => `generated/page-${place}`)];
  const large = [{ ...versions[0]!, docs: new Map(ids.map((id) => [id, {}])) }];
  checkNavigation({ config, versions: large } as unknown as Site, source, problems);
  const list = `use one of these doc ids: ${ids.join(', ')}`;
  expect(problems.map(({ hint }) => hint)).toEqual([`did you mean "plugin"? Or ${list}`, list, list]);
});

describe('checkMoved', () => {
  function check(moved: Version['moved'], older: object[] = [{ name: 'v2', docs: new Map([['old', {}]]), moved: {} }]) {
    const configured = `export default {\n  versions: [{\n    name: 'v3',\n    moved: ${JSON.stringify(moved)},\n  }],\n};`;
    const problems: Problem[] = [];
    checkMoved({ versions: [{ ...versions[0]!, moved }, ...older] } as Site, configured, problems);
    return problems.map(({ line, message }) => [line, message]);
  }

  it('accepts an entry whose docs exist on both sides', () => {
    expect(check({ guide: 'old' })).toEqual([]);
  });

  it.each([
    ['gone', 'old', 'version "v3" has no doc "gone"'],
    ['guide', 'gone', 'version "v2" has no doc "gone"'],
    // Exists, but on the other side.
    ['guide', 'guide', 'version "v2" has no doc "guide"'],
  ])('reports that of %s and %s one is missing: %s', (here, there, missing) => {
    const message = `versions[0].moved maps "${here}" to "${there}", but ${missing}`;
    expect(check({ [here]: there })).toEqual([[4, message]]);
  });

  it('reports an entry of the oldest version', () => {
    const message = 'versions[0].moved maps "guide" to "old", but there is no older version';
    expect(check({ guide: 'old' }, [])).toEqual([[4, message]]);
  });
});
