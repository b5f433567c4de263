import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import { type Rgb, type Tokens, colorOf, modes } from './read-tokens.ts';

/** What WCAG asks of text at level AA. */
const least = 4.5;

/** Colours of text and the backgrounds on which the engine's styles show it. */
const pairs: Record<string, string[]> = {
  '--text': ['--background', '--surface', '--surface-strong', '--accent-soft'],
  '--muted': ['--background', '--surface'],
  '--accent': ['--background', '--surface', '--accent-soft'],
  '--accent-warm': ['--background', '--surface', '--accent-warm-soft'],
  '--tip': ['--surface'],
  '--info': ['--surface'],
  '--caution': ['--surface'],
  '--warning': ['--surface'],
  '--danger': ['--surface'],
  '--code-keyword': ['--surface'],
};

/** Pairs of colours that readers with weak eyes cannot tell apart. Only those that the site's own stylesheet has set. */
export function contrastProblems(tokens: Tokens, ownFile: string): Problem[] {
  return modes.flatMap((mode) =>
    Object.entries(pairs).flatMap(([text, backgrounds]) =>
      backgrounds.flatMap((background): Problem[] => {
        const own = [text, background].map((name) => tokens[mode].get(name)).find((token) => token?.file === ownFile);
        const [front, back] = [colorOf(tokens, mode, text), colorOf(tokens, mode, background)];
        const ratio = front && back ? contrast(front, back) : least;
        if (!own || ratio >= least) return [];
        return [
          ruleProblem('theme-contrast', {
            file: ownFile,
            line: own.line,
            message: `in the ${mode} mode, ${text} (${hex(front!)}) on ${background} (${hex(back!)}) has a contrast of ${floor(ratio)} to 1`,
            hint: `make ${luminance(front!) < luminance(back!) ? 'the text darker or the background lighter' : 'the text lighter or the background darker'}: text needs ${least} to 1`,
          }),
        ];
      }),
    ),
  );
}

/** By the formula of WCAG 2. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function hex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Not rounded up: 4.499 is not enough. */
const floor = (ratio: number): number => Math.floor(ratio * 100) / 100;
