import { expect, it } from 'vitest';
import { readAddresses, writeAddresses } from './address-list.ts';

const versions = [
  { label: 'v2', base: '/docs/' },
  { label: 'v1', base: '/docs/v1/' },
];
const list = new Map([
  ['/docs/v1/guide', new Set<string>()],
  ['/docs/guide', new Set(['b', 'a'])],
  ['/legacy', new Set<string>()],
]);

it('a list is written in groups and in order, whatever order it is made in, and read as it was', () => {
  const text = writeAddresses(list, versions);
  expect(text.split('\n').slice(2)).toEqual([
    '',
    '# v2, /docs/',
    '/docs/guide #a #b',
    '/legacy',
    '',
    '# v1, /docs/v1/',
    '/docs/v1/guide',
    '',
  ]);
  expect(writeAddresses(new Map([...list].toReversed()), versions)).toBe(text);
  expect(readAddresses(text).list).toEqual(list);
});

it('lines that two branches have added, and the line ends of another system, are read', () => {
  const { list: read, lines } = readAddresses('# v2\r\n/docs/guide #a\r\n/docs/guide #b\r\n');
  expect(read).toEqual(new Map([['/docs/guide', new Set(['a', 'b'])]]));
  expect(lines.get('/docs/guide')).toBe(3);
});
