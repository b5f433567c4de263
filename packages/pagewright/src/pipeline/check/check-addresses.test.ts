import { expect, it } from 'vitest';
import { readAddresses } from '../../site/addresses/address-list.ts';
import { type Promised, acceptedAddresses, checkAddresses } from './check-addresses.ts';

const page = (headings: string[], others: string[] = []): Promised => ({
  file: 'content/a.mdx',
  headings,
  ids: new Set([...headings, ...others]),
});
const redirect: Promised = { headings: [], ids: new Set() };

const check = (recorded: string, built: Record<string, Promised>, files: string[] = []) =>
  checkAddresses(readAddresses(recorded), new Map(Object.entries(built)), new Set(files));

it('an address is kept by a page, whatever its slashes, by a redirect or by a file', () => {
  const built = { '/docs/': page([]), '/docs/old': redirect };
  const files = ['/docs/notes.txt', '/docs/old-app/index.html'];
  expect(check('/docs/\n/docs/old\n/docs/notes.txt\n/docs/old-app', built, files)).toEqual([]);
});

it('a lost address is an error, with its line and the page that it may have become', () => {
  expect(check('# v1\n/docs/x/lamp\n/docs/y/lamp', { '/docs/y/lamp': page([]) })).toEqual([
    {
      severity: 'error',
      rule: 'lost-address',
      file: 'addresses.txt',
      line: 2,
      message: '/docs/x/lamp was published, and now neither exists nor redirects',
      hint: "if the page has moved, add { from: '/docs/x/lamp', to: '/docs/y/lamp' } to redirects in site.config.ts; if it is meant to be gone, record that: pagewright build --accept",
    },
  ]);
});

it('a lost id is a warning at the page, and an old id or another element keeps it', () => {
  expect(check('/a #one #two', { '/a': page(['one'], ['two']) })).toEqual([]);
  expect(check('/a #one #two', { '/a': page(['one', 'deux']) })).toMatchObject([
    {
      severity: 'warning',
      rule: 'lost-anchor',
      file: 'content/a.mdx',
      message: '/a was published with #two, which it no longer has',
      hint: expect.stringContaining('{#deux aka="two"}'),
    },
    { rule: 'unrecorded-address' },
  ]);
  expect(check('/a #one #two #three #four #five', { '/a': page([]) })[0]!.message).toBe(
    '/a was published with #one, #two, #three and 2 other ids, which it no longer has',
  );
});

it('a redirect keeps the ids: what it leads to has its own', () => {
  expect(check('/a #one', { '/a': redirect })).toEqual([]);
});

it('what is new is one warning', () => {
  expect(check('/a #one', { '/a': page(['one', 'two']), '/b': page(['three']) })).toMatchObject([
    {
      severity: 'warning',
      rule: 'unrecorded-address',
      message: '1 new page and 1 new heading not recorded: /b, /a#two',
    },
  ]);
});

it('the accepted list is what there is, with the old ids that still lead somewhere', () => {
  const { list } = readAddresses('/gone\n/a #old #lost');
  expect(acceptedAddresses(list, new Map([['/a', page(['new'], ['old', 'other'])]]))).toEqual(
    new Map([['/a', new Set(['new', 'old'])]]),
  );
});
