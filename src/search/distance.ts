/** Terms are not longer, see `index-page.ts`. */
const longest = 64;

/** Reused: a query compares its words with thousands of terms. */
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/**
 * Letters to change, add, leave out or swap with their neighbour to make `word` of `term`; more than `most` is
 * `most + 1`. With `isOpen`, the rest of the term may be missing: the word is still being typed.
 */
export function distance(word: string, term: string, most: number, isOpen = false): number {
  const tooMany = most + 1;
  if (word.length > longest || term.length > longest) return tooMany;
  if (word.length - term.length > most || (!isOpen && term.length - word.length > most)) return tooMany;
  const width = Math.min(term.length, word.length + most);
  let [before, row, next] = rows;
  for (let j = 0; j <= width; j++) row[j] = j;
  for (let i = 1; i <= word.length; i++) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = word[i - 1] === term[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      const isSwap = i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1];
      if (isSwap) cost = Math.min(cost, before[j - 2]! + 1);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return tooMany;
    [before, row, next] = [row, next, before];
  }
  const rest = isOpen ? Math.min(...row.subarray(0, width + 1)) : row[width]!;
  return Math.min(rest, tooMany);
}
