import { describe, expect, it } from 'vitest';
import type { Meaning } from '../search/query/expand.ts';
import type { SearchIndex } from '../search/query/read-index.ts';
import { PassageFinder, cut } from './passage.ts';

const index = { recordCount: 1000 } as SearchIndex;

/** A word of a query, with so many records that have it. */
function word(term: string, records: number, confidence = 1): Meaning[] {
  const bodies = Array.from({ length: records }, (_, record) => record);
  return [{ term, confidence, postings: { titles: [], topics: [], bodies, bodiesOmitted: false } }];
}

describe('the passage that answers', () => {
  const finder = new PassageFinder(index, [word('lamp', 500), word('flicker', 3), word('fuse', 5)]);

  it('is where the telling words are close together', () => {
    const text = `The lamp, a lamp. ${'Nothing here. '.repeat(40)}Lamps that flicker need another fuse.`;
    const { start, share } = finder.find('Lamp', text);
    expect(text.slice(start)).toMatch(/^Lamps that flicker/);
    expect(share).toBe(1);
  });

  it('counts what the title says, and rare words for more', () => {
    const rare = finder.find('Other', 'It may flicker.').share;
    expect(rare).toBeGreaterThan(finder.find('Other', 'A lamp.').share);
    expect(finder.find('Fuse', 'It may flicker.').share).toBeGreaterThan(rare);
    expect(finder.find('Other', 'Nothing.').share).toBe(0);
  });

  it('knows words of other scripts, and names by their parts', () => {
    const others = new PassageFinder(index, [word('grosse', 2), word('quality', 2), word('写真', 2)]);
    expect(others.find('', 'Die Größe zählt, auch imageQuality. カメラの写真です').share).toBe(1);
  });
});

describe('what is shown of a text', () => {
  const text = `First sentence. ${'More words follow. '.repeat(30)}The answer is here, after all. And then the end.`;

  it('is all of it if it is short', () => {
    expect(cut(' Short. ', 3, 100)).toBe('Short.');
  });

  it('begins with a sentence and ends with a word', () => {
    const shown = cut(text, text.indexOf('answer'), 40);
    expect(shown).toMatch(/^… (?:More words follow\. )*/);
    expect(shown).toMatch(/ …$/);
    expect(cut(text, text.indexOf('answer'), 200)).toContain('The answer is here, after all.');
  });

  it('survives texts without spaces', () => {
    expect(cut('x'.repeat(500), 300, 100)).toMatch(/^… x{100} …$/);
  });
});
