import type { Mistake } from '../../kernel/problems.ts';
import { escapeForPattern } from '../../kernel/text/pattern.ts';
import type { AvoidedWord } from './style-file.ts';

/** Something wrong at an offset of a text. */
export interface Finding extends Mistake {
  at: number;
}

type Search = (text: string) => Finding[];

/** Part of a longer word, also with a hyphen, or of a name in code, is something else: `ios` in `@scope/ios` and `ios.scheme`. */
const [before, after] = [String.raw`(?<![\p{L}\p{N}_@/.-])`, String.raw`(?![\p{L}\p{N}_@/-]|\.[\p{L}\p{N}])`];

/** Looks for words to avoid. */
export function wordSearch({ avoid, use, except, why }: AvoidedWord): Search {
  const word = new RegExp(`${before}(?:${avoid.map(anySpace).join('|')})${after}`, 'giu');
  const right = except.length > 0 ? new RegExp(except.map(anySpace).join('|'), 'gu') : undefined;
  const hint = [use ? `write "${use}"` : 'leave it out or say it differently', why].filter(Boolean).join(': ');
  return (text) => {
    const matches = [...text.matchAll(word)].filter(([found]) => isMeant(found));
    if (matches.length === 0) return [];
    const allowed = right
      ? Array.from(text.matchAll(right), ({ 0: phrase, index }) => [index, index + phrase.length])
      : [];
    return matches
      .filter(({ index }) => !allowed.some(([start, end]) => index >= start! && index < end!))
      .map(({ 0: found, index }) => ({
        at: index,
        message: `"${found.replace(/\s+/g, ' ')}" is not a word for these pages`,
        hint,
      }));
  };

  /** The right spelling may differ in capitals alone, and a name with capitals is meant as it is written. */
  function isMeant(found: string): boolean {
    const plain = found.replace(/\s+/g, ' ');
    if (plain === use) return false;
    return avoid.some((one) => (one === one.toLowerCase() ? one === plain.toLowerCase() : one === plain));
  }
}

/** A pattern for a phrase, which may go on in the next line. */
function anySpace(phrase: string): string {
  const parts = phrase.trim().split(/\s+/);
  return parts.map(escapeForPattern).join(String.raw`\s+`);
}
