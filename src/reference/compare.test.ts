import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareCapabilities } from './compare.ts';
import { parseDeclarations } from './parse.ts';

const read = (version: string) =>
  parseDeclarations(
    readFileSync(new URL(`../../tests/fixtures/lamp/reference/${version}/lamp.ts`, import.meta.url), 'utf8'),
    'lamp',
    version,
  );

test('lists what was added, removed and changed between two versions', () => {
  const changes = compareCapabilities(read('v1'), read('v2'));
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
    'configuration Lamp',
  ]);
  expect(named('removed')).toEqual(['off()', 'OnOptions.fade']);
  expect(named('changed')).toEqual([
    'on(): signature (options?: OnOptions) => Promise<void> → (options: OnOptions) => Promise<LampState>',
    "event change: signature 'change', (state: LampState) => void → 'change', LampListener",
    'OnOptions.brightness: default 100 → 80',
    "Color.Cold: value 'COLD' → 'BLUE'",
  ]);
});

test('finds nothing between a version and itself', () => {
  expect(compareCapabilities(read('v2'), read('v2'))).toEqual([]);
});
