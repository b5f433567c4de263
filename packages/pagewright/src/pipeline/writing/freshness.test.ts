import { expect, it } from 'vitest';
import type { Doc, Version } from '../../site/model.ts';
import { checkFreshness } from './freshness.ts';

const config = { freshness: { changed: 12, checked: 6 } };

function check(doc: Partial<Doc>, version: Partial<Version> = {}, today = '2026-07-01') {
  const docs = new Map([
    ['a', { file: 'a.mdx', source: '---\ntitle: A\nchecked: x\n---\n', front: {}, ...doc } as Doc],
  ]);
  return checkFreshness({ versions: [{ docs, ...version } as Version], config } as never, today);
}

it('a page that was checked long ago is listed with its line, whenever it was changed', () => {
  const front = { title: 'A', checked: '2025-12-30' };
  expect(check({ front, lastUpdated: '2026-06-30' })).toEqual([
    {
      severity: 'warning',
      rule: 'unchecked-facts',
      file: 'a.mdx',
      line: 3,
      message: 'the facts of this page were last checked on 2025-12-30, which is more than 6 months ago',
      hint: 'read the page again; if all is still right, write "checked: 2026-07-01" into its front matter',
    },
  ]);
  expect(check({ front: { title: 'A', checked: '2026-01-01' }, lastUpdated: '2020-01-01' })).toEqual([]);
  expect(check({ front: { ...front, check_every: 9 } })).toEqual([]);
});

it('a page that was never checked is listed when nobody has changed it for long', () => {
  expect(check({ lastUpdated: '2025-06-30' })).toMatchObject([{ rule: 'untouched-page', file: 'a.mdx' }]);
  expect(check({ lastUpdated: '2025-07-01' })).toEqual([]);
  expect(check({})).toEqual([]);
});

it('versions that nobody maintains are left alone', () => {
  expect(check({ lastUpdated: '2020-01-01' }, { banner: 'unmaintained' })).toEqual([]);
});
