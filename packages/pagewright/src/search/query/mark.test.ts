import { describe, expect, it } from 'vitest';
import { markTerms, snippetOf } from './mark.ts';
import type { MarkedText } from '../../contract/search-provider.ts';

const shown = (text: MarkedText): string =>
  text.map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece)).join('');

describe('markTerms', () => {
  it('marks every form of a term, and names that hold it', () => {
    expect(shown(markTerms('Storing: store the setStore value', new Set(['stor'])))).toBe(
      '[Storing]: [store] the [setStore] value',
    );
  });

  it('leaves markup as text', () => {
    expect(shown(markTerms('<b>lamp</b>', new Set(['lamp'])))).toBe('<b>[lamp]</b>');
  });
});

describe('snippetOf', () => {
  const filler = 'word '.repeat(60);

  it('is the beginning when nothing matches', () => {
    expect(shown(snippetOf('A short text.', new Set(['zzz'])))).toBe('A short text.');
    expect(shown(snippetOf(filler, new Set()))).toMatch(/^word .* …$/);
  });

  it('is the part with the most terms', () => {
    const text = `lamp ${filler} the lamp is bright ${filler}`;
    expect(shown(snippetOf(text, new Set(['lamp', 'bright'])))).toContain('the [lamp] is [bright]');
    expect(shown(snippetOf(text, new Set(['lamp', 'bright']))).length).toBeLessThan(180);
  });

  it('is the beginning when it only repeats what the title says', () => {
    const text = `What it does. ${filler} lamp()`;
    expect(shown(snippetOf(text, new Set(['lamp']), 'lamp()'))).toMatch(/^What it does\./);
    expect(shown(snippetOf(`${text} bright`, new Set(['lamp', 'bright']), 'lamp()'))).toContain('[lamp]() [bright]');
  });

  it('is prose, unless a term is in the code below it only', () => {
    const text = 'How the lamp burns.\nimport { lamp, bright } from "lamps"; lamp.on(wick)';
    expect(shown(snippetOf(text, new Set(['lamp', 'bright'])))).toBe('How the [lamp] burns.');
    expect(shown(snippetOf(text, new Set(['lamp', 'wick']), 'Lamp'))).toContain('on([wick])');
    expect(shown(snippetOf(text, new Set(['lamp']), 'Lamp'))).toBe('How the [lamp] burns.');
    expect(shown(snippetOf(`Burns. ${filler}\nlampShade`, new Set(['lamp', 'lampshad']), 'Lamp'))).toMatch(/^Burns\./);
    const names = new Set(['lamp', 'lampshad', 'lamplit']);
    expect(shown(snippetOf(`Burns. ${filler}\non(lampShade)`, names, 'on(lampLit)'))).toMatch(/^Burns\./);
    expect(shown(snippetOf('\nlamp.on()', new Set(['lamp']), 'Lamp'))).toBe('[lamp].on()');
  });

  it('contains the term even if it is in a long word', () => {
    for (const text of [
      `https://a.example/${'x/'.repeat(30)}lamp and ${filler}`,
      `See https://lamp.example/${'x'.repeat(200)} and ${filler}`,
    ])
      expect(shown(snippetOf(text, new Set(['lamp'])))).toContain('[lamp]');
  });

  it('copes with a word longer than a snippet', () => {
    expect(shown(snippetOf('x'.repeat(1000), new Set(['y']))).length).toBeLessThan(200);
  });
});
