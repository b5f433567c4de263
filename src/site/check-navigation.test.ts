import { expect, it } from 'vitest';
import { checkNavigation } from './check-navigation.ts';
import type { Site, Version } from './model.ts';
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
const docs = new Map(['index', 'guide'].map((id) => [id, {}]));
const versions = [{ name: 'v3', isLast: true, docs }] as unknown as Version[];

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
  ]);
});
