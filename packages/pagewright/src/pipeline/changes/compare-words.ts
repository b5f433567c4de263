import type { Run, Runs } from './block.ts';
import { compareLists } from './compare-lists.ts';

/** A stretch of text: in both versions, only in the newer, or only in the older one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  runs: Runs;
}

/** Languages that put no spaces between words are compared by characters. `4.1.5` and `system's` are one word each. */
const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}_]+(?:[.'’-][\p{L}\p{M}\p{N}_]+)*|\s+|[^\p{L}\p{M}\p{N}_\s]/gu;
const isWord = /^[\p{L}\p{M}\p{N}_]/u;

/** Words, spaces and signs; a name in code is one. */
export function splitWords(runs: Runs): Run[] {
  return runs.flatMap((run): Run[] => (typeof run === 'string' ? (run.match(word) ?? []) : [run]));
}

/** How many words there are, without spaces and signs. */
export function countWords(runs: Runs): number {
  return splitWords(runs).filter((run) => typeof run !== 'string' || isWord.test(run)).length;
}

/** For comparing: code is not the same as a word. */
export const keyOf = (run: Run): string => (typeof run === 'string' ? run : `\`${run.code}`);

/** What differs between two texts, word by word. */
export function compareWords(before: Runs, after: Runs): Piece[] {
  const stretches = compareLists(splitWords(before), splitWords(after), keyOf);
  return joinChanges(
    stretches.map((one) => ({ kind: one.kind, runs: one.kind === 'removed' ? one.before : one.after })),
  );
}

function pieceOf(kind: Piece['kind'], runs: Runs): Piece[] {
  return runs.length > 0 ? [{ kind, runs }] : [];
}

/** So few words between two changes that are at least as long are part of one change: a new sentence is not one for each of its words. */
const fewWords = 3;

function joinChanges(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  let [removed, added]: [Runs, Runs] = [[], []];
  const flush = (): void => {
    joined.push(...pieceOf('removed', removed), ...pieceOf('added', added));
    [removed, added] = [[], []];
  };
  pieces.forEach(({ kind, runs }, index) => {
    if (kind === 'removed') removed.push(...runs);
    else if (kind === 'added') added.push(...runs);
    else if (
      isPartOfChange(runs, Math.max(countWords(removed), countWords(added)), lengthOfChange(pieces, index + 1))
    ) {
      removed.push(...runs);
      added.push(...runs);
    } else {
      flush();
      joined.push({ kind, runs });
    }
  });
  flush();
  return joined;
}

/** Signs without a space, such as a bracket, separate what is looked at apart. */
function isPartOfChange(runs: Runs, before: number, after: number): boolean {
  const words = countWords(runs);
  const isSpaced = runs.some((run) => typeof run === 'string' && run.trim() === '');
  return before > 0 && after > 0 && isSpaced && words <= Math.min(fewWords, before, after);
}

/** The words that change from a place on until something stays. */
function lengthOfChange(pieces: Piece[], from: number): number {
  let most = 0;
  for (let index = from; pieces[index] && pieces[index]!.kind !== 'same'; index++)
    most = Math.max(most, countWords(pieces[index]!.runs));
  return most;
}
