import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFont } from './font.ts';
import { layOut } from './lay-out.ts';

const font = readFont(readFileSync(join(import.meta.dirname, 'fonts/inter-bold.ttf')));

describe('readFont', () => {
  it('knows the name, the characters and their widths', () => {
    expect(font.family).toBe('Inter');
    expect(Array.from('aÄñőжΩ→', (character) => font.has(character))).not.toContain(false);
    expect(font.has('漢')).toBe(false);
    expect(font.has('😀')).toBe(false);
    expect(font.width('Wide', 100)).toBeGreaterThan(font.width('wi', 100));
    expect(font.width('Wide', 200)).toBeCloseTo(2 * font.width('Wide', 100));
  });

  it.each([
    ['text', 'not a font at all, but some text'],
    ['WOFF2, which browsers read', 'wOF2 and then what it contains'],
    ['nothing', ''],
  ])('refuses %s', (_case, content) => {
    expect(() => readFont(Buffer.from(content))).toThrow('not a TrueType or OpenType font');
  });
});

describe('layOut', () => {
  const box = { width: 600, lines: 2, sizes: [80, 40] };
  const widest = (lines: string[], size: number): number => Math.max(...lines.map((line) => font.width(line, size)));

  it('a short text has the largest size', () => {
    expect(layOut(font, 'Camera', box)).toEqual({ lines: ['Camera'], size: 80 });
  });

  it('a longer one is broken into lines of similar length', () => {
    expect(layOut(font, 'One two three a', { ...box, width: 500 })).toEqual({
      lines: ['One two', 'three a'],
      size: 80,
    });
  });

  it('one that needs more lines shrinks', () => {
    const { lines, size } = layOut(font, 'Migrating from another tool to this one', box);
    expect({ lines: lines.length, size }).toEqual({ lines: 2, size: 40 });
    expect(widest(lines, size)).toBeLessThanOrEqual(600);
  });

  it('one that fits in no size is cut', () => {
    const { lines, size } = layOut(font, 'A title that goes on '.repeat(9), box);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\w…$/);
    expect(widest(lines, size)).toBeLessThanOrEqual(600);
  });

  it('a word that is too long is cut', () => {
    const { lines, size } = layOut(font, 'x'.repeat(90), box);
    expect(lines).toHaveLength(1);
    expect(widest(lines, size)).toBeLessThanOrEqual(600);
  });
});
