import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SiteError } from '../../kernel/problems.ts';
import { parseDeclarations as parse } from './parse.ts';

const vocabulary = {
  platforms: ['ios', 'android', 'web'],
  labels: { ios: 'iOS', android: 'Android', web: 'Web', androidApi: 'Android API' },
  notes: ['iosPlist'],
};
const parseDeclarations = (text: string, name: string, file: string) => parse(text, name, file, vocabulary);

const read = (version: string) =>
  parseDeclarations(
    readFileSync(new URL(`../../../../../tests/fixtures/lamp/reference/${version}/lamp.ts`, import.meta.url), 'utf8'),
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

  test('gives everything else with a heading an anchor of its own, too', () => {
    const source = `import type { Ring } from './core.ts';
export declare const Alarm: AlarmPlugin;
export interface AlarmPlugin {
  ring(at: string): void;
  ring(at: Date): void;
  types(): Types;
}
export interface Ring { at: string }
export interface Configuration { at: string }
export interface Changes { at: string }`;
    const { methods, types } = parseDeclarations(source, 'alarm', 'alarm.ts');
    expect([...methods, ...types].map(({ anchor }) => anchor)).toEqual([
      'ring',
      'ring-1',
      'types-1',
      'ring-2',
      'configuration-1',
      'changes-1',
    ]);
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

  test('gives properties of the capability, functions among them as methods or events', () => {
    const source = `export declare const Lamp: LampPlugin;
export interface LampPlugin {
  /** Turns it on. */
  on: (options?: OnOptions) => Promise<void>;
  /** How bright. */
  level: number;
  off(): void;
  addListener: (event: 'change', listener: () => void) => void;
}`;
    const { methods, events, properties } = parseDeclarations(source, 'lamp', 'lamp.ts');
    expect(methods).toMatchObject([
      {
        name: 'on',
        anchor: 'on',
        text: 'Turns it on.',
        parameters: [{ name: 'options', type: 'OnOptions', optional: true }],
        returns: 'Promise<void>',
      },
      { name: 'off' },
    ]);
    expect(events).toMatchObject([{ name: 'change', anchor: 'addlistenerchange-' }]);
    expect(properties).toMatchObject([{ name: 'level', type: 'number', text: 'How bright.' }]);
  });

  test('tells methods that take one of some names from events', () => {
    const source = `export declare const Lamp: LampPlugin;
export interface LampPlugin { turn(to: 'left'): void; addListener(event: 'change', listener: () => void): void }`;
    const { methods, events } = parseDeclarations(source, 'lamp', 'lamp.ts');
    expect([methods, events].map((list) => list.map(({ name }) => name))).toEqual([['turn'], ['change']]);
  });

  test('gives what the capability declares again once, as it declares it', () => {
    const source = `export declare const Lamp: LampPlugin;
export interface LampPlugin extends Switch { level: 1 | 2 }
interface Switch { level: number }`;
    expect(parseDeclarations(source, 'lamp', 'lamp.ts').properties).toMatchObject([{ name: 'level', type: '1 | 2' }]);
  });

  test('gives what the capability inherits', () => {
    const source = `export declare const Lamp: LampPlugin;
export interface LampPlugin extends Switch { dim(): void }
export interface Switch extends Part { on(): void }
interface Part { id: string }`;
    const { methods, properties } = parseDeclarations(source, 'lamp', 'lamp.ts');
    expect(methods.map(({ name }) => name)).toEqual(['dim', 'on']);
    expect(properties.map(({ name }) => name)).toEqual(['id']);
  });

  test('gives an inline object with methods as it is written', () => {
    const source = 'export interface Lamp { plug: { in(): void; watts: number } }';
    const [plug] = parseDeclarations(source, 'lamp', 'lamp.ts').types[0]!.properties;
    expect(plug).toMatchObject({ name: 'plug', type: '{ in(): void; watts: number }' });
    expect(plug).not.toHaveProperty('properties');
  });

  test.each([
    ['export declare function on(): void;', 'this export'],
    ['export declare namespace lamps { interface Lamp {} }', 'this export'],
    ['export default interface Lamp {}', 'this export'],
    ['export declare const Lamp: { on(): void };', 'a constant'],
    ['export interface Lamp { (level: number): void }', 'this kind of member'],
    ['export interface Lamp { new (level: number): Lamp }', 'this kind of member'],
    ["declare module '@scope/cli' { type Lamp = string }", 'a part of another module'],
    ['export declare const Lamp: LampPlugin;export interface LampPlugin extends Gone {}', 'inherits from Gone'],
  ])('with what a page could not show is an error: %s', (source, what) => {
    expect(() => parseDeclarations(`\n${source}`, 'lamp', 'reference/v1/lamp.ts')).toThrowError(
      expect.objectContaining({
        problems: [
          expect.objectContaining({
            file: 'reference/v1/lamp.ts',
            line: 2,
            message: expect.stringMatching(new RegExp(`^the reference cannot show .*${what}`)),
          }),
        ],
      }),
    );
  });

  test('may contain what is not for readers', () => {
    const source = `export * from './core.ts';
export {};
declare global { interface Window { lamp: Lamp } }
declare namespace parts { interface Part { id: string } }
declare function helper(): void;
export declare const Lamp: LampPlugin;
export declare const OldLamp: LampPlugin;
export declare const registerLamp: (lamp: Lamp) => void;
export interface LampPlugin { on(): parts.Part }`;
    expect(parseDeclarations(source, 'lamp', 'lamp.ts')).toMatchObject({
      methods: [{ name: 'on' }],
      configSections: [],
    });
  });

  test('gives sections of the configuration file', () => {
    expect(lamp.configSections).toMatchObject([
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
