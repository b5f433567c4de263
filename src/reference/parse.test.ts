import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SiteError } from '../site/problems.ts';
import { parseDeclarations } from './parse.ts';

const read = (version: string) =>
  parseDeclarations(
    readFileSync(new URL(`../../tests/fixtures/lamp/reference/${version}/lamp.ts`, import.meta.url), 'utf8'),
    'lamp',
    `reference/${version}/lamp.ts`,
  );
const lamp = read('v2');
const type = (name: string) => lamp.types.find((candidate) => candidate.name === name)!;

describe('a declaration file', () => {
  test('gives the export name of the capability, and its text', () => {
    expect(lamp).toMatchObject({
      name: 'lamp',
      exportName: 'Lamp',
      text: 'Switches a lamp.',
      imports: { Handle: './core.ts' },
    });
  });

  test('gives a method and a type of the same name different anchors', () => {
    const source = `export declare const Alarm: AlarmPlugin;
export interface AlarmPlugin { ring(options: Ring): Promise<void>; }
export interface Ring { at: string; }`;
    const { methods, types } = parseDeclarations(source, 'alarm', 'alarm.ts');
    expect([methods[0]!.anchor, types[0]!.anchor]).toEqual(['ring', 'ring-1']);
  });

  test('gives methods with parameters, result and tags', () => {
    const [on, blink] = lamp.methods;
    expect(on).toMatchObject({
      name: 'on',
      anchor: 'on',
      text: 'Turns the lamp on, with `options` or without.',
      parameters: [{ name: 'options', type: 'OnOptions', optional: false }],
      returns: 'Promise<LampState>',
      tags: {
        since: '1.0.0',
        throws: ['when there is no lamp'],
        support: { ios: 'yes', android: 'yes', web: 'conditional' },
      },
      line: 16,
    });
    expect(blink).toMatchObject({
      parameters: [
        { name: 'times', type: 'T' },
        { name: '...colors', type: 'Color[]' },
      ],
      tags: { platforms: ['ios', 'android'], permissions: ['lamp'], deprecated: 'Use on().' },
    });
  });

  test('gives events apart from methods, with their stable anchors', () => {
    expect(lamp.events.map(({ name, anchor, text }) => ({ name, anchor, text }))).toEqual([
      { name: 'change', anchor: 'addlistenerchange-', text: 'Fires when the lamp changes.' },
      { name: 'broken', anchor: 'addlistenerbroken-', text: 'Fires when the lamp breaks.' },
    ]);
  });

  test('gives interfaces with optional, nested and indexed properties', () => {
    expect(type('OnOptions').properties).toMatchObject([
      { name: 'brightness', type: 'number', optional: true, tags: { default: '80', range: '0 to 100', unit: '%' } },
      {
        name: 'place',
        optional: false,
        tags: { minOs: 'ios 14' },
        properties: [{ name: 'room', type: 'string', text: 'Which room.' }],
      },
    ]);
    expect(type('LampState').properties[1]).toMatchObject({
      name: '[key: string]',
      type: 'unknown',
      text: 'Anything else.',
    });
  });

  test('gives enums, aliases and classes', () => {
    expect(type('Color')).toMatchObject({
      kind: 'enum',
      members: [
        { name: 'Warm', value: "'WARM'" },
        { name: 'Cold', value: "'BLUE'", text: 'Cold light.' },
      ],
    });
    expect(type('LampListener')).toMatchObject({ kind: 'alias', type: '(state: LampState) => void' });
    expect(type('LampColor').tags).toMatchObject({ supplementary: true, deprecated: 'Use Color.' });
    expect(type('Bulb')).toMatchObject({
      kind: 'class',
      methods: [{ name: 'constructor' }, { name: 'create', isStatic: true }],
      properties: [{ name: 'color', type: 'Color' }],
    });
  });

  test('gives everything of a class that others can use: constructor, parent, accessors', () => {
    const source = `export declare class Dimmer extends Bulb {
  /** Fits one in. */
  constructor(socket: Socket, level?: number);
  /** How bright. */
  get level(): number;
  set level(value: number);
  private wire: Wire;
  protected fade(): void;
}`;
    expect(parseDeclarations(`export declare const Lamp: Plugin;\n${source}`, 'lamp', 'lamp.ts').types).toMatchObject([
      {
        parents: ['Bulb'],
        properties: [{ name: 'level', type: 'number', text: 'How bright.' }],
        methods: [
          {
            name: 'constructor',
            text: 'Fits one in.',
            parameters: [{ name: 'socket' }, { name: 'level', optional: true }],
            returns: 'Dimmer',
          },
          { name: 'fade' },
        ],
      },
    ]);
    const hidden = 'export declare class Bulb {\n  private constructor();\n}';
    const { types } = parseDeclarations(`export declare const Lamp: Plugin;\n${hidden}`, 'lamp', 'lamp.ts');
    expect(types[0]!.methods).toEqual([]);
  });

  test('gives sections of the configuration file', () => {
    expect(lamp.config).toMatchObject([
      {
        name: 'Lamp',
        text: "The lamp's own section.",
        properties: [{ name: 'start', tags: { default: '50', example: '70' } }],
      },
    ]);
  });

  test('strips comments from types, but not strings that look like comments', () => {
    const source = `export interface A {
  /** Where. */
  at: {
    x: number; // from the left
    /* from the top */ y: number;
  };
  glob: 'src/**' | "//" | '*/'; // all of them
}`;
    expect(parseDeclarations(source, 'a', 'a.ts').types[0]!.properties.map((property) => property.type)).toEqual([
      '{ x: number; y: number }',
      `'src/**' | "//" | '*/'`,
    ]);
  });

  test('with mistakes in its comments is an error with all of them, each at its line', () => {
    const source = `export interface A {
  /** @defualt 1 */
  a: number;

  /**
   * Text.
   * @platforms ios androd
   */
  b: { /** @sinec 1 */ c: string };
}`;
    expect(() => parseDeclarations(source, 'a', 'reference/v1/a.ts')).toThrowError(
      expect.objectContaining({
        problems: [
          {
            severity: 'error',
            file: 'reference/v1/a.ts',
            line: 2,
            message: expect.any(String),
            hint: expect.any(String),
          },
          expect.objectContaining({ line: 7, message: expect.stringContaining('androd') }),
          expect.objectContaining({ line: 9, hint: 'did you mean "@since"?' }),
        ],
      }),
    );
  });

  test('that is no TypeScript is an error with its line', () => {
    expect(() => parseDeclarations('export interface A {\n  a: ;\n}', 'a', 'reference/v1/a.ts')).toThrowError(
      SiteError,
    );
    expect(() => parseDeclarations('export interface A {\n  a: ;\n}', 'a', 'reference/v1/a.ts')).toThrowError(
      /reference\/v1\/a\.ts:2/,
    );
  });
});
