import { createOnigurumaEngine } from 'shiki';
import { expect, it } from 'vitest';
import { createQuickEngine } from './quick-engine.ts';

const engine = createQuickEngine(await createOnigurumaEngine(import('shiki/wasm')));

type Text = ReturnType<typeof engine.createString>;

/** Where the match and its groups are. */
const find = (pattern: string, text: Text, start = 0): number[][] | undefined =>
  engine
    .createScanner([pattern])
    .findNextMatchSync(text, start, 0)
    ?.captureIndices.map(({ start: from, end }) => [from, end]);

it('searches again from an earlier position, and with patterns that depend on it', () => {
  const text = engine.createString('aba');
  expect([2, 0, 1].map((start) => find('a', text, start)?.[0]?.[0])).toEqual([2, 0, 2]);
  expect([1, 2].map((start) => find('\\Ga', text, start)?.[0]?.[0])).toEqual([undefined, 2]);
});

it('searches lines of ASCII and others with the same pattern', () => {
  const found = ['a', '.\u00e9', 'a', '.'].map((text) => find('[[:alpha:]]', engine.createString(text)));
  expect(found).toEqual([[[0, 1]], [[1, 2]], [[0, 1]], undefined]);
});

it('finds what a group captured in an earlier round of a loop', () => {
  expect(find('(?:(a)|b)+', engine.createString('ab'))).toEqual([
    [0, 2],
    [0, 1],
  ]);
});

it('prefers the earliest match, and of two at the same place that of the first pattern', () => {
  const scanner = engine.createScanner(['c', 'b.', 'b']);
  expect(scanner.findNextMatchSync(engine.createString('abc'), 0, 0)).toMatchObject({ index: 1 });
});
