import { describe, expect, test } from 'vitest';
import { configExamples } from './config-example.ts';
import { parseDeclarations } from './parse.ts';

const names = { file: 'tool.config', package: '@scope/cli', type: 'ToolConfig', sectionsUnder: 'plugins' };

/** The examples for a section with these options. */
function examples(options: string, types = '') {
  const source = `${types}\ndeclare module '@scope/cli' {\n  interface Plugins {\n    Lamp?: {\n${options}\n    };\n  }\n}\n`;
  const capability = parseDeclarations(source, 'lamp', 'reference/v1/lamp.ts');
  return configExamples(capability, {
    names,
    types: capability.types,
    packageOf: ({ exported }) => (exported ? '@scope/lamp' : undefined),
    withTypeScript: true,
  });
}

/** The example of the one option `a`, as written in each language. */
function values(tags: string, type: string, types?: string): [json: unknown, typescript: string] {
  const { json, typescript } = examples(`/** ${tags} */\na?: ${type};`, types);
  const written = /Lamp: \{\s*a: ([\s\S]*?),\n {4}\}/.exec(typescript!)?.[1] ?? '';
  return [(JSON.parse(json) as { plugins: { Lamp: { a: unknown } } }).plugins.Lamp.a, written.replace(/\s+/g, ' ')];
}

test('the file is complete, in both languages', () => {
  const { json, typescript } = examples('start?: number;\n"two-words"?: string[];\nplace?: { room: string };');
  expect(json).toBe(JSON.stringify({ plugins: { Lamp: { start: 0, 'two-words': [], place: { room: '' } } } }, null, 2));
  expect(typescript).toBe(`import type { ToolConfig } from '@scope/cli';

const config: ToolConfig = {
  plugins: {
    Lamp: {
      start: 0,
      'two-words': [],
      place: {
        room: '',
      },
    },
  },
};

export default config;`);
});

describe('the example of an option is', () => {
  test.each([
    ['@example 70', 'number', 70, '70'],
    ['@example -1.5', 'number', -1.5, '-1.5'],
    ['@example "Don\'t"', 'string', "Don't", "'Don\\'t'"],
    ['@example \'say "yes"\'', 'string', 'say "yes"', '\'say "yes"\''],
    ['@example "C:\\\\lamps"', 'string', 'C:\\lamps', "'C:\\\\lamps'"],
    ['@example a bare text', 'string', 'a bare text', "'a bare text'"],
    ['@example ["a", "b"]', 'string[]', ['a', 'b'], "[ 'a', 'b', ]"],
    ['@example { x: 1, "y": [true] }', 'Point', { x: 1, y: [true] }, '{ x: 1, y: [ true, ], }'],
    ['@default 5', 'number', 5, '5'],
    ['@default 5', 'string', '5', "'5'"],
    ['@default soft', 'string', 'soft', "'soft'"],
    ['@default soft', "'hard' | 'soft'", 'soft', "'soft'"],
    ['@default the name of the lamp', 'string', '', "''"],
    ['@default none', 'number', 0, '0'],
  ])('its own or its default: %s of %s', (tags, type, json, typescript) => {
    expect(values(tags, type)).toEqual([json, typescript]);
  });

  test.each([
    ['boolean', true],
    ['object', {}],
    ["'a' | 'b'", 'a'],
    ['null | number', 0],
    ['(string | number)[]', []],
    ['{ room: string; at: { x: number } }', { room: '', at: { x: 0 } }],
    ['Place', { room: 'a' }],
    ['Level', 1],
  ])('any value of the type %s', (type, json) => {
    const types = "interface Place { room: Room; next?: Place[] }\ntype Room = 'a' | 'b';\ntype Level = 1 | 2;";
    const [value] = values('', type, types.replace('; next?: Place[]', ''));
    expect(value).toEqual(json);
  });

  test('a member of an enum, by name in TypeScript', () => {
    const types = "export enum Color { Warm = 'WARM', Cold = 'COLD' }\nexport enum Level { Low, High = 5, Top }\n";
    expect(values('@example "COLD"', 'Color', types)).toEqual(['COLD', 'Color.Cold']);
    expect(values('@default Color.Cold', 'Color', types)).toEqual(['COLD', 'Color.Cold']);
    expect(values('@default COLD', 'Color | null', types)).toEqual(['COLD', 'Color.Cold']);
    expect(values('@example ["COLD"]', 'Color[]', types)).toEqual([['COLD'], '[ Color.Cold, ]']);
    expect(values('', 'Color', types)).toEqual(['WARM', 'Color.Warm']);
    expect(values('@example 6', 'Level', types)).toEqual([6, 'Level.Top']);
    expect(values('', 'Color', types.replaceAll('export ', ''))).toEqual(['WARM', "'WARM'"]);
    expect(examples('a: Color;\nb: Level', types).typescript).toContain(
      "import type { ToolConfig } from '@scope/cli';\nimport { Color, Level } from '@scope/lamp';\n\n",
    );
  });
});

test.each([
  ['', 'Unknown'],
  ['', 'Loop'],
  ['@example soft', 'number'],
  ['@example "green"', "'red' | 'blue'"],
])('without a value, or with a wrong one, there is an error: %s for %s', (tags, type) => {
  expect(() => values(tags, type, 'interface Loop { loop: Loop }')).toThrowError(
    expect.objectContaining({
      problems: [
        expect.objectContaining({ file: 'reference/v1/lamp.ts', line: 6, hint: expect.stringContaining('@example') }),
      ],
    }),
  );
});
