import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { bitmap } from '../../../../../tests/support/bitmap.ts';
import { copiesOf, copyName, widthsFor } from './image-copies.ts';

describe('widthsFor', () => {
  it.each([
    ['larger than all', 2000, [480, 960, 1440]],
    ['as large as the largest', 1440, [480, 960, 1440]],
    ['in between: also as wide as it is, or large screens would enlarge a copy', 1000, [480, 960, 1000]],
    ['smaller than all', 300, [300]],
  ])('a picture that is %s', (_case, original, widths) => {
    expect(widthsFor(original, [960, 480, 1440, 480])).toEqual(widths);
  });

  it('a picture that is wider than all, which are narrower than the text', () => {
    expect(widthsFor(2000, [480])).toEqual([480, 2000]);
  });
});

describe('copiesOf', () => {
  const path = join(temporaryFolder(), 'picture');
  const settings = { formats: ['avif' as const, 'webp' as const], widths: [800] };
  let time = 1_000_000_000;
  const copies = (content: Buffer | string, given = settings) => {
    writeFileSync(path, content);
    time++;
    utimesSync(path, time, time);
    return copiesOf(path, 900, given);
  };

  it('names each copy by the picture, its width and its format', () => {
    const first = copies(bitmap.png());
    expect(first.map(({ format, width }) => [format, width])).toEqual([
      ['avif', 800],
      ['webp', 800],
    ]);
    expect(copyName(first[0]!)).toMatch(/^[\da-f]{16}\.avif$/);
    const others = [
      ...copies(bitmap.png('other')),
      ...copies(bitmap.png(), { ...settings, widths: [801] }),
      ...copies(bitmap.jpeg()),
      ...copies(bitmap.webp()),
    ];
    expect(new Set([...first, ...others].map(({ key }) => key)).size).toBe(10);
    expect(copies(bitmap.png())).toEqual(first);
  });

  it.each([
    ['a drawing', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${' '.repeat(5000)}</svg>`],
    ['a GIF', bitmap.gif()],
    ['a PNG that moves', bitmap.png('acTL')],
    ['a WebP that moves', bitmap.webp(2)],
    ['a file that is small already', bitmap.png().subarray(0, 4000)],
  ])('makes none of %s', (_case, content) => {
    expect(copies(content)).toEqual([]);
  });
});
