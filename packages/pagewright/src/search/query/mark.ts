import type { MarkedText } from '../../contract/search-provider.ts';
import { piecesOf } from '../format/scripts.ts';
import { stem, wordsOf } from '../format/words.ts';

/** In characters. */
const snippetLength = 150;
const lead = 40;

interface Match {
  start: number;
  end: number;
  term: string;
}

/** The words of a text that match one of the terms, as ranges. */
function matchesIn(text: string, terms: ReadonlySet<string>): Match[] {
  const found: Match[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu))
    for (const piece of piecesOf(match[0])) {
      const [word] = wordsOf(piece.text);
      if (!word) continue;
      // Names that share a word say the same.
      const term = [...word.parts, word.whole].flatMap((own) => [stem(own), own]).find((own) => terms.has(own));
      const start = match.index + piece.start;
      if (term !== undefined) found.push({ start, end: start + piece.text.length, term });
    }
  return found;
}

export function markTerms(text: string, terms: ReadonlySet<string>): MarkedText {
  const pieces: MarkedText = [];
  let at = 0;
  for (const { start, end } of matchesIn(text, terms)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    // Pairs of characters overlap: they are one match.
    const last = pieces.at(-1);
    if (start < at && last) last.text += text.slice(at, end);
    else pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/**
 * The part of a text that contains the most different terms, or its beginning if it has none that its title has not. Below the first
 * line, which is prose, are code and facts: only terms that are nowhere else lead there.
 */
export function snippetOf(whole: string, terms: ReadonlySet<string>, title = ''): MarkedText {
  const told = matchesIn(title, terms);
  const tellingIn = (text: string): Match[] => {
    const all = matchesIn(text, terms);
    // Nor does a longer name that begins alike say more.
    return all.some(({ term }) => !told.some((own) => term.startsWith(own.term))) ? all : [];
  };
  const [prose] = whole.split('\n', 1);
  let text = prose || whole;
  let found = tellingIn(text);
  if (found.length === 0 && (found = tellingIn(whole)).length > 0) text = whole;
  let best = { start: 0, end: 0, count: 0 };
  found.forEach(({ start }, at) => {
    const inside = found.slice(at).filter(({ end }) => end <= start + snippetLength - lead);
    const count = new Set(inside.map(({ term }) => term)).size;
    if (count > best.count) best = { start, end: inside.at(-1)!.end, count };
  });
  // Cut between words, unless one is so long (a URL) that its end is beyond what the snippet is about.
  const space = text.indexOf(' ', best.start - lead);
  const from = best.start < lead ? 0 : space >= 0 && space < best.start ? space + 1 : best.start - lead;
  const limit = from + snippetLength;
  const lastSpace = text.lastIndexOf(' ', limit);
  const to = limit >= text.length ? text.length : lastSpace > from && lastSpace >= best.end ? lastSpace : limit;
  return markTerms(`${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`, terms);
}
