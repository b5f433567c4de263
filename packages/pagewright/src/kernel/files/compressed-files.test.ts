import { describe, expect, it } from 'vitest';
import { isCompressible, originalOf } from './compressed-files.ts';

describe('isCompressible', () => {
  it('knows text from pictures', () => {
    expect(['a.html', 'b.rsc.txt', 'c.svg', 'sitemap.xml', 'm.webmanifest', 'BIG.SVG'].every(isCompressible)).toBe(
      true,
    );
    expect(['a.png', 'b.woff2', 'html', 'a.html.zip'].some(isCompressible)).toBe(false);
  });
});

it('originalOf knows a compressed variant by its name', () => {
  expect(['a/b.json.gz', 'c.br', 'd.json', 'e.gz.txt'].map(originalOf)).toEqual([
    'a/b.json',
    'c',
    undefined,
    undefined,
  ]);
});
