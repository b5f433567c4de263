import type { CssColor, CustomProperty, Selector, TokenOrValue } from 'lightningcss';
import { Features, transform } from 'lightningcss';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** A custom property as a stylesheet sets it, and the line of the rule that does. */
export interface Token {
  value: TokenOrValue[];
  file: string;
  line: number;
}

export type Tokens = Record<Mode, Map<string, Token>>;

/** The custom properties that stylesheets set for the whole page, in each colour mode. Later ones win. */
export function readTokens(stylesheets: { file: string; source: string }[]): Tokens {
  const tokens: Tokens = { light: new Map(), dark: new Map() };
  for (const { file, source } of stylesheets)
    transform({
      filename: file,
      code: Buffer.from(source),
      // What is wrong in it is the bundler's to say.
      errorRecovery: true,
      exclude: Features.Nesting,
      visitor: {
        Rule: {
          style({ value: { selectors, declarations, loc } }) {
            for (const mode of modes.filter((one) => selectors.some((selector) => appliesIn(selector, one))))
              for (const declaration of declarations?.declarations ?? [])
                if (declaration.property === 'custom') set(tokens[mode], declaration.value, file, loc.line + 1);
          },
        },
      },
    });
  return tokens;
}

function set(tokens: Map<string, Token>, { name, value }: CustomProperty, file: string, line: number): void {
  tokens.set(name, { value, file, line });
}

/** Whether a selector means the whole page in a mode: `:root`, `html`, `[data-theme='dark']`. */
function appliesIn(selector: Selector, mode: Mode): boolean {
  return selector.every((part) => {
    if (part.type === 'pseudo-class') return part.kind === 'root';
    if (part.type === 'type') return part.name === 'html';
    return part.type === 'attribute' && part.name === 'data-theme' && part.operation?.value === mode;
  });
}

export type Rgb = [red: number, green: number, blue: number];

/** The colour that a token has in a mode; nothing if it is not one, or none that can be known without a browser. */
export function colorOf(tokens: Tokens, mode: Mode, name: string, seen: string[] = []): Rgb | undefined {
  const value = tokens[mode]
    .get(name)
    ?.value.filter((part) => part.type !== 'token' || part.value.type !== 'white-space');
  const [part] = value ?? [];
  if (value?.length !== 1 || !part || seen.includes(name)) return undefined;
  if (part.type === 'var') return colorOf(tokens, mode, part.value.name.ident, [...seen, name]);
  if (part.type === 'token' && part.value.type === 'ident') return lowered(part.value.value);
  return part.type === 'color' ? rgbOf(part.value, mode) : undefined;
}

function rgbOf(color: CssColor, mode: Mode): Rgb | undefined {
  if (typeof color === 'string' || ('alpha' in color && color.alpha !== 1)) return undefined;
  switch (color.type) {
    case 'rgb':
      return [color.r, color.g, color.b];
    case 'light-dark':
      return rgbOf(color[mode], mode);
    case 'oklch':
    case 'lch':
      return lowered(`${color.type}(${color.l} ${color.c} ${color.h})`);
    case 'oklab':
    case 'lab':
      return lowered(`${color.type}(${color.l} ${color.a} ${color.b})`);
    default:
      return undefined;
  }
}

/** Of a colour in any notation, what browsers show that know only the oldest one. */
function lowered(color: string): Rgb | undefined {
  let found: Rgb | undefined;
  const { code } = transform({
    filename: 'color.css',
    code: Buffer.from(`a{color:${color}}`),
    targets: { chrome: 60 << 16 },
    errorRecovery: true,
    minify: true,
  });
  // Notations for more colours than a screen of that time has follow the first.
  const [first] = Buffer.from(code).toString().split(';');
  transform({
    filename: 'color.css',
    code: Buffer.from(`${first!.replace(/\}?$/, '')}}`),
    visitor: {
      Color(value) {
        if (typeof value !== 'string' && value.type === 'rgb') found = [value.r, value.g, value.b];
      },
    },
  });
  return found;
}
