import { expect, it } from 'vitest';
import { inheritFile, readMarker } from './inherit-file.ts';
import type { Problem } from '../../../kernel/problems.ts';
import type { Traced } from './traced.ts';

const traced = (text: string, file: string): Traced => ({
  text,
  lines: text.split('\n').map((_, index) => ({ file, line: index + 1 })),
});

const newer = `import type { Handle, State } from './core.ts';

export * from './http.ts';

/**
 * A lamp.
 * @package @scope/lamp 2.0.0
 */
export declare const Lamp: LampApi;

export interface LampApi {
  /**
   * Turns it on.
   */
  on(options?: OnOptions): Promise<void>;

  /**
   * Blinks.
   */
  blink(): Promise<void>;

  /** How it is. */
  state(): Promise<State>;

  /** It was turned on. */
  addListener(name: 'on', listener: () => void): Handle;

  /** It was turned off. */
  addListener(name: 'off', listener: () => void): Handle;
}

/** How it shines. See \`OnOptions\`. */
export interface OnOptions extends Base {
  /** The colour. */
  color?: Color;

  /** Where it is. */
  place?: {
    /** Its name. */
    room: string;

    /** Above the ground. */
    floor?: number;
  };
}

interface Base { id: string; at?: number }

export enum Color {
  Warm = 'WARM',
  Cold = 'COLD',
}

export type Brightness = number | OnOptions;
`;

function inherit(older: string): { text: string; lines: string[]; mistakes: string[] } {
  const file = traced(older, 'old.ts');
  const problems: Problem[] = [];
  const { text, lines } = inheritFile(traced(newer, 'new.ts'), file, readMarker(older)!, 'v2', problems);
  return {
    text,
    lines: lines.map(({ file: name, line }) => `${name}:${line}`),
    mistakes: problems.map((problem) => `${problem.line} ${problem.message}: ${problem.hint}`),
  };
}

const marker = '/** @inherits */\n';

/** The newer file with some of it replaced. */
const but = (...changes: [string, string][]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, newer);

it('is the newer file if nothing is stated', () => {
  expect(inherit(marker)).toMatchObject({ text: newer, mistakes: [] });
});

it.each<[what: string, older: string, text: string]>([
  [
    'what a file does not have',
    '/**\n * @inherits\n * @absent Base Brightness ./http.ts\n */',
    but(
      ["export * from './http.ts';\n\n", ''],
      ['\ninterface Base { id: string; at?: number }\n', ''],
      ['\nexport type Brightness = number | OnOptions;\n', ''],
    ),
  ],
  [
    'what a type does not have',
    `${marker}/** @absent blink addListener('on') */\nexport interface LampApi {}`,
    but(
      ['  /**\n   * Blinks.\n   */\n  blink(): Promise<void>;\n\n', ''],
      ["  /** It was turned on. */\n  addListener(name: 'on', listener: () => void): Handle;\n\n", ''],
    ),
  ],
  [
    'another signature, with the same text',
    `${marker}export interface LampApi {\n  on(): void;\n}`,
    but(['on(options?: OnOptions): Promise<void>', 'on(): void']),
  ],
  [
    'another text',
    `${marker}/** Old. */\nexport declare const Lamp: LampApi;`,
    but(['/**\n * A lamp.\n * @package @scope/lamp 2.0.0\n */', '/** Old. */']),
  ],
  [
    'no text',
    `${marker}/** */\nexport enum Color {\n  /** Not hot. */\n  Warm = 'WARM',\n}`,
    but(["  Warm = 'WARM'", "  /** Not hot. */\n  Warm = 'WARM'"]),
  ],
  [
    'another text of a type, with the same members',
    `${marker}/**\n * Old.\n * @absent color\n */\nexport interface OnOptions extends Base {}`,
    but(
      ['/** How it shines. See `OnOptions`. */', '/**\n * Old.\n */'],
      ['  /** The colour. */\n  color?: Color;\n\n', ''],
    ),
  ],
  [
    'members of a member',
    `${marker}export interface OnOptions extends Base {\n  /** @absent floor */\n  place?: {\n    /** @last */\n    house: string;\n  };\n}`,
    but(
      ['    /** Above the ground. */\n    floor?: number;\n', '    house: string;\n'],
      ['room: string;\n\n', 'room: string;\n'],
    ),
  ],
  [
    'members on one line',
    `${marker}interface Base { id: number; /** @before at */ in: string }`,
    but(['id: string; at', 'id: number; in: string; at']),
  ],
  [
    'members of an enum',
    `${marker}export enum Color {\n  /** @before Cold */\n  Hot = 'HOT',\n  /** @last */\n  Blue = 'BLUE',\n}`,
    but(["  Cold = 'COLD',\n", "  Hot = 'HOT',\n  Cold = 'COLD',\n  Blue = 'BLUE',\n"]),
  ],
  [
    'more types, in their places',
    `${marker}/**\n * An old one.\n * @before Base\n */\nexport type A = 1;\n\n/** @last */\nexport type B = 2;\n`,
    but(
      ['interface Base', '/**\n * An old one.\n */\nexport type A = 1;\n\ninterface Base'],
      ['number | OnOptions;\n', 'number | OnOptions;\n\nexport type B = 2;\n'],
    ),
  ],
  [
    'a member by its older name',
    `${marker}export interface LampApi {\n  /** @renamed blink */\n  flash(): Promise<void>;\n}`,
    but(['blink(): Promise', 'flash(): Promise']),
  ],
  [
    'a type by its older name, wherever it is used',
    `${marker}/** @renamed OnOptions */\nexport interface Settings extends Base {}`,
    but(
      ['on(options?: OnOptions)', 'on(options?: Settings)'],
      ['See `OnOptions`', 'See `Settings`'],
      ['export interface OnOptions', 'export interface Settings'],
      ['number | OnOptions', 'number | Settings'],
    ),
  ],
  [
    'imports that are used',
    `${marker}import type { Old } from './core.ts';\nimport type { Color } from '../v2/lamp.ts';\n\nexport interface LampApi {\n  state(): Promise<Old>;\n}`,
    but(['{ Handle, State }', '{ Handle, Old }'], ['Promise<State>', 'Promise<Old>']),
  ],
])('has %s', (_, older, text) => {
  expect(inherit(older)).toMatchObject({ mistakes: [], text });
});

it('knows where each line is written', () => {
  const { text, lines } = inherit(`${marker}\nexport interface LampApi {\n  on(): void;\n}\n`);
  const originOf = (line: string): string | undefined => lines[text.split('\n').findIndex((one) => one.includes(line))];
  expect(text.split('\n')).toHaveLength(lines.length);
  expect([originOf('Turns it on'), originOf('on(): void'), originOf('Blinks'), originOf('type Brightness')]).toEqual([
    'new.ts:13',
    'old.ts:4',
    'new.ts:18',
    'new.ts:54',
  ]);
});

it.each([
  ['/** @inherits\n * @absent Bse\n */', '1 v2 has no "Bse" that could be absent here: did you mean "Base"?'],
  ['/** @inherits\n * @absent Base Base\n */', '1 "Base" is absent twice: name it once'],
  [
    `${marker}/** @absent of */\nexport interface LampApi {}`,
    '2 v2 has no "of" that could be absent here: did you mean "on"?',
  ],
  [
    `${marker}/** @renamed Onoption */\nexport interface Settings {}`,
    '3 v2 has no "Onoption" that "Settings" could be: did you mean "OnOptions"?',
  ],
  [
    `${marker}/** @renamed OnOptions */\nexport interface Base { old: 1 }`,
    '3 v2 has a "Base" besides "OnOptions": say that it is absent: @absent Base',
  ],
  [
    `${marker}export interface LampApi {\n  blinks(): void;\n}`,
    '3 v2 has no "blinks" that this could differ from: did you mean "blink"?',
  ],
  [
    `${marker}export type Zebra = 1;`,
    '2 v2 has no "Zebra" that this could differ from: what only this version has says where it stands: @before NAME or @last',
  ],
  [
    `${marker}/** @before Bse */\nexport type Zebra = 1;`,
    '3 there is no "Bse" that "Zebra" could stand before: did you mean "Base"?',
  ],
  [
    `${marker}export interface LampApi {\n  blink(): Promise<void>;\n}`,
    '3 "blink" is the same in v2: remove it: what is not stated is inherited',
  ],
  [`${marker}export enum Color {}`, '2 "Color" is the same in v2: remove it: what is not stated is inherited'],
  [
    `${marker}interface Base { id: 1 }\ninterface Base { id: 2 }`,
    '3 there are two statements about "Base": make one of them',
  ],
  [
    `${marker}/** @absent id */\ninterface Base { id: 1 }`,
    '3 "id" is stated, and absent as well: decide whether this version has it',
  ],
  [
    `${marker}/** @absent x */\nexport type Brightness = 2;`,
    '3 "Brightness" has no members that could be absent: remove the tag @absent',
  ],
])('reports %j', (older, mistake) => {
  expect(inherit(older).mistakes).toEqual([mistake]);
});
