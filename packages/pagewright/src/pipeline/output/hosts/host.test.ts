import { expect, it } from 'vitest';
import type { HeaderRule } from '../site-headers.ts';
import { pathPattern } from '../../../kernel/text/pattern.ts';
import { commonHeaders, encodeTarget, spellings, varyingHeaders } from './host.ts';

it('an address has three spellings, that of the root one', () => {
  expect(spellings('/docs/x')).toEqual(['/docs/x', '/docs/x/', '/docs/x/index.html']);
  expect(spellings('')).toEqual(['/']);
});

it.each([
  ['/docs/café bar', '/docs/caf%C3%A9%20bar'],
  ['/docs/caf%C3%A9', '/docs/caf%C3%A9'],
  ['https://a.example/x?a=100%#y', 'https://a.example/x?a=100%25#y'],
])('%s is sent as %s', (to, sent) => {
  expect(encodeTarget(to)).toBe(sent);
});

it('a star in a path stands for any part, other signs for themselves', () => {
  const pattern = new RegExp(pathPattern('/docs/*.md'));
  expect(['/docs/x.md', '/docs/a/b.md', '/docs/xmd', '/docs/x.md/'].map((path) => pattern.test(path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('tells headers of all answers from those of some', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { A: '1', B: '2' } },
    { path: '/x/*', headers: { C: '3' } },
    { path: '/y', headers: { C: '4', D: '5' } },
  ];
  expect(commonHeaders(rules)).toEqual([
    ['A', '1'],
    ['B', '2'],
  ]);
  expect(varyingHeaders(rules)).toEqual([
    {
      name: 'C',
      cases: [
        { path: '/x/*', value: '3' },
        { path: '/y', value: '4' },
      ],
    },
    { name: 'D', cases: [{ path: '/y', value: '5' }] },
  ]);
});
