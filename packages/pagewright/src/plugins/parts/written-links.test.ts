import { expect, it } from 'vitest';
import { linkLocations, linksIn } from './written-links.ts';

const core = 'reference/v2/core.ts';
const lamp = 'reference/v2/lamp.ts';
const links = [
  ...linksIn(core, '/** See [on](#on),\n * [on](#on) and [a](/a "A title"). */\n'),
  ...linksIn(lamp, '/**\n * See [on](#on).\n */\n'),
];
const places = (name: string, target: string) =>
  linkLocations(links, name, target).map(({ file, line }) => `${file}:${line}`);

it('finds where a link is written', () => {
  expect(places('core', '/a')).toEqual([`${core}:2`]);
  expect(places('core', '/b')).toEqual([]);
});

it('prefers the file of what is shown', () => {
  expect(places('lamp', '#on')).toEqual([`${lamp}:2`]);
  expect(places('core', '#on')).toEqual([`${core}:1`, `${core}:2`]);
  expect(places('other', '#on')).toEqual([`${core}:1`, `${core}:2`]);
});
