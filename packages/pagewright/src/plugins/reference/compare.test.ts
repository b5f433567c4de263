import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from '../../contract/strings/parts/en.ts';
import { compareCapabilities } from './compare.ts';
import { parseDeclarations } from './parse.ts';

const read = (version: string) =>
  parseDeclarations(
    readFileSync(new URL(`../../../../../tests/fixtures/lamp/reference/${version}/lamp.ts`, import.meta.url), 'utf8'),
    'lamp',
    version,
    { platforms: ['ios', 'android', 'web'], labels: {}, notes: [] },
  );

test('lists what was added, removed and changed between two versions', () => {
  const changes = compareCapabilities(read('v1'), read('v2'), en);
  const named = (kind: string) =>
    changes
      .filter((change) => change.kind === kind)
      .map(({ what, detail }) =>
        detail ? `${what}: ${detail.label} ${detail.before ?? ''} → ${detail.after ?? ''}` : what,
      );
  expect(named('added')).toEqual([
    'blink()',
    'event broken',
    'OnOptions.place',
    'LampState.[key: string]',
    'LampListener',
    'Bulb',
    'Socket',
    'configuration Lamp',
  ]);
  expect(named('removed')).toEqual(['off()', 'OnOptions.fade']);
  expect(named('changed')).toEqual([
    'on(): signature (options?: OnOptions) => Promise<void> → (options: OnOptions) => Promise<LampState>',
    "event change: signature 'change', (state: LampState) => void → 'change', LampListener",
    'OnOptions.brightness: default 100 → 80',
    "Color.Cold: value 'COLD' → 'BLUE'",
    'LampColor: deprecated  → ',
  ]);
});

/** The changes between two versions' types, each as one line. */
function typeChanges(before: string, after: string): string[] {
  const parse = (types: string) => parseDeclarations(types, 'lamp', 'lamp.ts');
  return compareCapabilities(parse(before), parse(after), en).map(({ kind, what, anchor, detail }) => {
    const { label, before: was, after: is, advice } = detail ?? {};
    const change = [label, advice, was && `${was} → ${is}`].filter(Boolean).join(' ');
    return [kind, what, change && `(${change})`, anchor && `#${anchor}`].filter(Boolean).join(' ');
  });
}

const older = '/**\n * @deprecated Use `Light`.\n * @supplementary\n */\nexport type Lamp = Light;';

describe('a type that', () => {
  test('became another name of a new one is deprecated, not removed, and keeps its properties', () => {
    expect(
      typeChanges(
        'export interface Lamp { id: string; level: 1 | 2; next: Lamp[]; old: string }',
        `export interface Light { id: string; level: Level; next: Light[]; new: string }\n${older}`,
      ),
    ).toEqual([
      'added Light #light',
      'changed Lamp (deprecated Use `Light`.) #light',
      'changed Lamp.level (type 1 | 2 → Level) #light',
      'added Lamp.new',
      'removed Lamp.old',
    ]);
  });

  test('is shown on the page although it is supplementary is not removed', () => {
    const lamp = 'export interface Lamp { id: string }';
    expect(typeChanges(lamp, `/** @supplementary */\n${lamp}`)).toEqual([]);
  });

  test('is an older name in both versions, or from the start, is not mentioned', () => {
    const light = 'export interface Light { id: string }';
    expect(typeChanges(`${light}\n${older}`, `${light}\n${older}`)).toEqual([]);
    expect(typeChanges(light, `${light}\n${older}`)).toEqual([]);
    expect(typeChanges(`${light}\n${older}`, light)).toEqual(['removed Lamp']);
  });

  test('repeats another has the changes of that one, whichever way it is written', () => {
    const copy = (type: string) => `export interface Copy { from: ${type} }`;
    expect(
      typeChanges(`${copy('A')}\nexport interface Rename extends Copy {}`, `${copy('B')}\nexport type Rename = Copy;`),
    ).toEqual(['changed Copy.from (type A → B) #copy']);
  });

  test('moved to another file or came from there is still the same', () => {
    const own = 'export interface Handle { id: string }';
    const imported = "import type { Handle } from '@scope/core';";
    expect(typeChanges(own, imported)).toEqual([]);
    expect(typeChanges(imported, own)).toEqual([]);
  });

  test('became a class has its constructor and methods in the list', () => {
    const plugin = 'export declare const Lamp: Plugin;\n';
    expect(
      typeChanges(
        `${plugin}export interface Bulb { id: string; on(): void }`,
        `${plugin}export declare class Bulb extends Fitting { constructor(id: string); id: string; on(): boolean; off(): void }`,
      ),
    ).toEqual([
      'changed Bulb (type interface → class) #bulb',
      'changed Bulb (parent type none → Fitting) #bulb',
      'added Bulb.constructor() #bulb',
      'changed Bulb.on() (signature () => void → () => boolean) #bulb',
      'added Bulb.off() #bulb',
    ]);
  });

  test('inherits what it had itself has not lost it', () => {
    expect(
      typeChanges(
        'export interface Bulb { id: string; on(): void }',
        'export interface Bulb extends Fitting {}\nexport interface Fitting { id: string; on(): void; watts: number }',
      ),
    ).toEqual(['added Bulb.watts', 'added Fitting #fitting']);
  });

  test('stands for itself, or inherits from itself, ends the comparison', () => {
    const circle =
      'export type A = B;\nexport type B = A;\nexport interface C extends D {}\nexport interface D extends C { id: string }';
    expect(typeChanges(circle, circle.replace('id', 'name'))).toEqual(['added D.name', 'removed D.id']);
  });
});

test('a default with other quotes is the same', () => {
  const lamp = (value: string) => `export interface Lamp {\n  /** @default ${value} */\n  style: string;\n}`;
  expect(typeChanges(lamp('soft'), lamp("'soft'"))).toEqual([]);
  expect(typeChanges(lamp('soft'), lamp("'hard'"))).toEqual(["changed Lamp.style (default soft → 'hard') #lamp"]);
});

test('finds nothing between a version and itself', () => {
  expect(compareCapabilities(read('v2'), read('v2'), en)).toEqual([]);
});

test('a deprecated property that lost its default has not changed', () => {
  const lamp = (tags: string) => `export interface Lamp {\n  /** ${tags} */\n  style: string;\n}`;
  expect(typeChanges(lamp('@default soft'), lamp('@deprecated Has no effect.'))).toEqual([]);
});
