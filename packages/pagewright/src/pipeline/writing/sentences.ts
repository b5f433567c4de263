import type { Prose } from './prose.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Also `don't`, `4.2` and `index.html`. */
const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

export interface Sentence {
  /** Its offset in the page. */
  at: number;
  words: string[];
}

export function sentencesOf({ text, blocks }: Prose): Sentence[] {
  return blocks.flatMap(([start, end]) => {
    // A line end in a paragraph is a space; the segmenter would end the sentence there. Before names like iOS it would not end it.
    const block = text
      .slice(start, end)
      .replaceAll('\n', ' ')
      .replace(/(?<=[.!?]\s+)[a-z](?=[A-Z])/g, (letter) => letter.toUpperCase());
    return Array.from(sentences.segment(block), ({ segment, index }) => ({
      at: start + index + segment.search(/\S|$/),
      words: segment.match(word) ?? [],
    })).filter((sentence) => sentence.words.length > 0);
  });
}

/**
 * How many years of school a text takes to read: the automated readability index, which counts letters and words. Code counts as
 * a short word, whatever its length.
 */
export function readingGrade(all: Sentence[]): number {
  const every = all.flatMap((sentence) => sentence.words);
  const letters = every.reduce((sum, one) => sum + (/^X+$/.test(one) ? 4 : one.length), 0);
  return 4.71 * (letters / every.length) + 0.5 * (every.length / all.length) - 21.43;
}
