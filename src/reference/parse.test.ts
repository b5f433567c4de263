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
  test('gives what the capability is reached by, and its text', () => {
    expect(lamp).toMatchObject({
      name: 'lamp',
      exportName: 'Lamp',
      text: 'Switches a lamp.',
      imports: { Handle: './core.ts' },
    });
  });

  test('keeps the addresses of a method and of a type with its name apart', () => {
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
      methods: [{ name: 'create', isStatic: true }],
      properties: [{ name: 'color', type: 'Color' }],
    });
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

  test('that is no TypeScript is an error with its line', () => {
    expect(() => parseDeclarations('export interface A {\n  a: ;\n}', 'a', 'reference/v1/a.ts')).toThrowError(
      SiteError,
    );
    expect(() => parseDeclarations('export interface A {\n  a: ;\n}', 'a', 'reference/v1/a.ts')).toThrowError(
      /reference\/v1\/a\.ts:2/,
    );
  });
});
