import { isAscii } from '../kernel/text/slug.ts';
import { piecesOf } from '../search/format/scripts.ts';
import { stem, wordsOf } from '../search/format/words.ts';
import type { Meaning } from '../search/query/expand.ts';
import type { SearchIndex } from '../search/query/read-index.ts';
import { frequencyOf } from '../search/query/score.ts';

/** A word of a query, as a text may have it. */
interface Sought {
  /** Its place in the query. */
  word: number;
  weight: number;
}

export interface Passage {
  start: number;
  /** How much of the query it has, from 0 to 1: rare words count for more. */
  share: number;
}

/** What answers a question is close together, in characters. */
const span = 300;
/** What comes before the first word, so that its sentence is whole. */
const lead = 120;

const anyWord = /[\p{L}\p{M}\p{N}_]+/gu;
// Most texts are plain, and classes of Unicode take several times as long.
const plainWord = /\w+/g;

/** Finds the part of a text that has most of a query's words. */
export class PassageFinder {
  private readonly terms = new Map<string, Sought>();
  private readonly total: number;
  /** What words mean that texts have had so far: they repeat themselves. */
  private readonly known = new Map<string, Sought | undefined>();

  constructor(index: SearchIndex, meanings: Meaning[][]) {
    this.total = meanings.reduce((sum, ofWord, word) => sum + this.seek(index, ofWord, word), 0);
  }

  /** @returns the weight of the word. */
  private seek(index: SearchIndex, meanings: Meaning[], word: number): number {
    const certain = meanings.filter(({ confidence }) => confidence === meanings[0]?.confidence);
    const frequency = Math.max(0, ...certain.map(({ postings }) => frequencyOf(index, postings)));
    const rarity = Math.log(1 + index.recordCount / (1 + frequency));
    for (const { term, confidence } of meanings) {
      const weight = confidence * rarity;
      if ((this.terms.get(term)?.weight ?? 0) < weight) this.terms.set(term, { word, weight });
    }
    return (meanings[0]?.confidence ?? 0) * rarity;
  }

  /** Where the best passage of a section begins, and how much of the query it has. Its title says part of the answer. */
  find(title: string, text: string): Passage {
    const told = this.wordsIn(title);
    const inside = this.wordsIn(text);
    let best = { score: weightOf(told), start: 0 };
    inside.forEach(({ start }, at) => {
      let end = at;
      while (end < inside.length && inside[end]!.start < start + span) end++;
      const score = weightOf([...told, ...inside.slice(at, end)]);
      if (score > best.score) best = { score, start };
    });
    return { start: best.start, share: this.total > 0 ? Math.min(1, best.score / this.total) : 0 };
  }

  private wordsIn(text: string): { start: number; sought: Sought }[] {
    const found: { start: number; sought: Sought }[] = [];
    const isPlain = isAscii(text);
    for (const { 0: run, index } of text.matchAll(isPlain ? plainWord : anyWord))
      // Scripts without spaces are searched by pairs of characters.
      for (const { text: word, start } of isPlain ? [{ text: run, start: 0 }] : piecesOf(run)) {
        const sought = this.meaningOf(word);
        if (sought) found.push({ start: index + start, sought });
      }
    return found;
  }

  private meaningOf(word: string): Sought | undefined {
    if (this.known.has(word)) return this.known.get(word);
    const [read] = wordsOf(word);
    const names = read ? [read.whole, stem(read.whole), ...read.parts.map(stem)] : [];
    const sought = names.map((name) => this.terms.get(name)).find((one) => one !== undefined);
    this.known.set(word, sought);
    return sought;
  }
}

/** Each word of the query counts once. */
function weightOf(words: { sought: Sought }[]): number {
  const best = new Map<number, number>();
  for (const { sought } of words) best.set(sought.word, Math.max(best.get(sought.word) ?? 0, sought.weight));
  let sum = 0;
  for (const weight of best.values()) sum += weight;
  return sum;
}

/** So much of a text, from the beginning of a sentence or of a line before a place. */
export function cut(text: string, at: number, length: number): string {
  if (text.length <= length) return text.trim();
  const before = text.slice(Math.max(0, at - lead), at);
  const sentence = Math.max(before.lastIndexOf('. ') + 1, before.lastIndexOf('\n'), before.lastIndexOf('· ') + 1);
  const from = at <= lead ? 0 : at - before.length + (sentence > 0 ? sentence : before.indexOf(' ') + 1);
  const limit = Math.min(text.length, from + length);
  const space = text.lastIndexOf(' ', limit);
  const to = limit < text.length && space > from ? space : limit;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}
