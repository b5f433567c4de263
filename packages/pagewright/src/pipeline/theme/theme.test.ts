import { describe, expect, it } from 'vitest';
import { contrast, contrastProblems } from './contrast.ts';
import { colorOf, readTokens } from './read-tokens.ts';

const read = (source: string) => readTokens([{ file: 'theme.css', source }]);

describe('readTokens', () => {
  it('knows which colours each mode has', () => {
    const tokens = read(`
      :root { --text: #102030; }
      [data-theme='light'] { --background: white; }
      @media screen { html[data-theme='dark'] { --text: #fff; --background: oklch(0 0 0); } }
      .card { --text: #f00; }`);
    const colors = (['light', 'dark'] as const).map((mode) => [
      colorOf(tokens, mode, '--text'),
      colorOf(tokens, mode, '--background'),
    ]);
    expect(colors).toEqual([
      [
        [16, 32, 48],
        [255, 255, 255],
      ],
      [
        [255, 255, 255],
        [0, 0, 0],
      ],
    ]);
  });

  it('follows one token to another, and does not go round in circles', () => {
    const tokens = read(
      ':root { --a: var(--b); --b: hsl(0 100% 50%); --c: var(--d); --d: var(--c); --e: 1rem solid; }',
    );
    expect(['--a', '--c', '--e', '--f'].map((name) => colorOf(tokens, 'light', name))).toEqual([
      [255, 0, 0],
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('takes the colour of the mode from light-dark()', () => {
    const tokens = read(':root { --a: light-dark(#fff, #000); }');
    expect(colorOf(tokens, 'dark', '--a')).toEqual([0, 0, 0]);
  });
});

describe('contrastProblems', () => {
  it('names the mode, the pair, its contrast and the line of the rule', () => {
    const tokens = readTokens([
      { file: 'tokens.css', source: ':root { --text: #777; --background: #fff; --surface: #fff; }' },
      { file: 'theme.css', source: "\n[data-theme='dark'] { --text: #999; --background: #666; }" },
    ]);
    expect(contrastProblems(tokens, 'theme.css')).toEqual([
      {
        severity: 'warning',
        rule: 'theme-contrast',
        file: 'theme.css',
        line: 2,
        message: 'in the dark mode, --text (#999999) on --background (#666666) has a contrast of 2.01 to 1',
        hint: 'make the text lighter or the background darker: text needs 4.5 to 1',
      },
      expect.objectContaining({
        message: expect.stringContaining('--text (#999999) on --surface (#ffffff)') as string,
      }),
    ]);
  });

  it('measures as WCAG does', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  });
});
