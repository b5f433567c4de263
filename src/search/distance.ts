/**
 * Letters to change, add, leave out or swap with their neighbour to make `word` of `term`; more than `most` is
 * `most + 1`. With `isOpen`, the rest of the term may be missing: the word is still being typed.
 */
export function distance(word: string, term: string, most: number, isOpen = false): number {
  const tooMany = most + 1;
  if (word.length - term.length > most || (!isOpen && term.length - word.length > most)) return tooMany;
  const width = Math.min(term.length, word.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, column) => column);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = word[i - 1] === term[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      const isSwap = i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1];
      if (isSwap) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return tooMany;
    before = row;
    row = next;
  }
  return Math.min(isOpen ? Math.min(...row) : row[width]!, tooMany);
}
