import { describe, expect, it } from 'vitest';
import { markTerms, snippetOf } from '../query/mark.ts';
import { piecesOf } from './scripts.ts';
import { termsOf, wordsOf } from './words.ts';

const wholes = (text: string): string[] => wordsOf(text).map(({ whole }) => whole);

describe('accents', () => {
  it.each([
    ['Größe ändern', 'grosse andern'],
    ['Café Señor', 'cafe senor'],
    ['naïve ﬁle', 'naive file'],
  ])('%s is found as %s', (text, folded) => {
    expect(wholes(text)).toEqual(folded.split(' '));
  });

  it('keeps letters that differ by more than an accent', () => {
    expect(wholes('ガラス カラス')).toEqual(['ガラ', 'ラス', 'カラ', 'ラス']);
    expect(wholes('їжак')).toEqual(['їжак']);
  });
});

describe('Arabic', () => {
  it.each([
    ['الإعدادات', 'اعدادات'],
    ['والمكتبة', 'مكتبه'],
    ['مُحَمَّد', 'محمد'],
    ['مـــرحـبا', 'مرحبا'],
    ['على', 'علي'],
    ['الم', 'الم'],
  ])('%s is found as %s', (text, folded) => {
    expect(wholes(text)).toEqual([folded]);
  });
});

describe('text without spaces', () => {
  it('becomes pairs of characters, one character by itself', () => {
    expect(wholes('検索の設定')).toEqual(['検索', '索の', 'の設', '設定']);
    expect(wholes('図 1')).toEqual(['図', '1']);
    expect(termsOf('中文')).toEqual(['中文']);
  });

  it('keeps words in other scripts in it whole', () => {
    expect(wholes('Vite設定file')).toEqual(['vite', '設定', 'file']);
    expect(piecesOf('Vite設定')).toEqual([
      { text: 'Vite', start: 0 },
      { text: '設定', start: 4 },
    ]);
  });
});

describe('marks', () => {
  const marked = (text: string, query: string): string =>
    markTerms(text, new Set(termsOf(query)))
      .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
      .join('');

  it('are where the words are, however they are written', () => {
    expect(marked('Die Größen ändern', 'ÄNDERN')).toBe('Die Größen [ändern]');
    expect(marked('افتح الإعدادات', 'اعدادات')).toBe('افتح [الإعدادات]');
    expect(marked('これは全文検索の例です', '全文検索')).toBe('これは[全文検索]の例です');
  });

  it('are in snippets of text without spaces', () => {
    const snippet = snippetOf(`${'これは文章です。'.repeat(40)}検索`, new Set(['検索']));
    expect(snippet.find(({ isMarked }) => isMarked)?.text).toBe('検索');
  });
});
