import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { contrast } from '../../packages/pagewright/src/pipeline/theme/contrast.ts';
import { drawings } from '../../scripts/drawings/drawings.mjs';
import { dark, light } from '../../scripts/drawings/palette.mjs';

const folder = join(import.meta.dirname, '../../site/static/img');
const made = drawings();

it('has the drawings that the scripts make', () => {
  const outdated = Object.keys(made).filter((name) => {
    const path = join(folder, name);
    return !existsSync(path) || readFileSync(path, 'utf8').replaceAll('\r\n', '\n') !== made[name];
  });
  expect(outdated, 'These drawings of site/static/img are not up to date. Run: npm run drawings').toEqual([]);
});

it('has drawings that readers hardly wait for', () => {
  const large = Object.keys(made).filter((name) => brotliCompressSync(made[name]!).length > 4000);
  expect(large).toEqual([]);
});

it('has no letters on phones that are too small to read there', () => {
  const small = Object.entries(made).filter(
    ([name, svg]) =>
      name.includes('.phone.') && [...svg.matchAll(/font-size="([\d.]+)"/g)].some(([, size]) => Number(size) < 11.5),
  );
  expect(small.map(([name]) => name)).toEqual([]);
});

it('has names of devices that can be read beside the text, where a drawing of 800 pixels is 480 wide', () => {
  const sizes = Object.entries(made).flatMap(([name, svg]) =>
    /^looks\/(?!.*\.phone)/.test(name)
      ? [...svg.matchAll(/font-size="([\d.]+)"[^>]*>(?:iOS|Android|Web)</g)].map(([, size]) => Number(size))
      : [],
  );
  expect(sizes.length).toBeGreaterThan(30);
  expect(Math.min(...sizes) * 0.6).toBeGreaterThanOrEqual(12);
});

it.each([
  ['light', light],
  ['dark', dark],
])('has colours of text that can be read in the %s mode', (_mode, colors) => {
  const rgb = (name: keyof typeof colors): [number, number, number] => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colors[name].slice(at, at + 2), 16));
    return [red, green, blue];
  };
  const backgrounds = ['p', 'b', 'f', 's', 'g', 'r'] as const;
  const pairs = [
    ...(['t', 'm', 'a'] as const).flatMap((text) => backgrounds.map((behind) => [text, behind] as const)),
    ...([
      ['t', 'y'],
      ['m', 'y'],
      ['d', 'r'],
      ['d', 'e'],
      ['o', 'a'],
      ['b', 't'],
      ['z', 'n'],
      ['w', 'n'],
    ] as const),
  ];
  expect(pairs.filter(([text, behind]) => contrast(rgb(text), rgb(behind)) < 4.5)).toEqual([]);
});
