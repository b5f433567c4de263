import { expect, it } from 'vitest';
import { changeSite, temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import type { Site } from '../../site/model.ts';
import { linkLocations, writtenLinks } from './written-links.ts';

const dir = temporaryFolder();
changeSite(dir, {
  'commands/shared.ts': '// Shared.\nexport const text = "See [a](~/a.mdx).";\n',
  'commands/v1.ts': '"[b](~/old.mdx)"',
  'commands/v2.ts': '"[b](~/b.mdx)"',
});
const site = { dir, versions: [{ folder: 'v2' }, { folder: 'v1' }] } as Site;
const declarations = new Map([
  ['core', '/** See [on](#on),\n * [on](#on) and [a](/a "A title"). */\n'],
  ['lamp', '/**\n * See [on](#on).\n */\n'],
]);
const links = writtenLinks(site, 'v2', declarations);
const places = (name: string, target: string) =>
  linkLocations(links, name, target).map(({ file, line }) => `${file}:${line}`);

it('finds links in declarations and texts of commands, not in those of other versions', () => {
  expect(places('core', '/a')).toEqual(['reference/v2/core.ts:2']);
  expect(places('', '~/a.mdx')).toEqual(['commands/shared.ts:2']);
  expect(places('', '~/b.mdx')).toEqual(['commands/v2.ts:1']);
  expect(places('', '~/old.mdx')).toEqual([]);
});

it('prefers the file of the capability that is shown', () => {
  expect(places('lamp', '#on')).toEqual(['reference/v2/lamp.ts:2']);
  expect(places('core', '#on')).toEqual(['reference/v2/core.ts:1', 'reference/v2/core.ts:2']);
  expect(places('other', '#on')).toEqual(['reference/v2/core.ts:1', 'reference/v2/core.ts:2']);
});
