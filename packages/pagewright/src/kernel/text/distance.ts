/** Longer words are never compared. Rows hold numbers up to 255. */
const longest = 200;

/** Reused, because a query compares its words with thousands of terms. */
const rows = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)] as const;

/**
 * Edit distance: letters to change, add, remove or swap with a neighbour; anything above `most` is
 * `most + 1`. With `isOpen` the word is still being typed, so the rest of the term may be missing.
 */
export function distance(word: string, term: string, most: number, isOpen = false): number {
  const tooMany = most + 1;
  const height = word.length;
  if (height > longest || term.length > longest) return tooMany;
  if (height - term.length > most || (!isOpen && term.length - height > most)) return tooMany;
  const width = Math.min(term.length, height + most);
  let [before, row, next] = rows;
  for (let j = 0; j <= width; j++) row[j] = j;
  for (let i = 1; i <= height; i++) {
    // Cells farther than `most` from the diagonal always exceed it.
    const from = Math.max(1, i - most);
    const to = Math.min(width, i + most);
    next[from - 1] = from === 1 ? i : tooMany;
    let least = next[from - 1]!;
    const letter = word.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const other = term.charCodeAt(j - 1);
      let cost = letter === other ? row[j - 1]! : 1 + Math.min(row[j - 1]!, row[j]!, next[j - 1]!);
      const isSwap = i > 1 && j > 1 && letter === term.charCodeAt(j - 2) && word.charCodeAt(i - 2) === other;
      if (isSwap) cost = Math.min(cost, before[j - 2]! + 1);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return tooMany;
    if (to < width) next[to + 1] = tooMany;
    [before, row, next] = [row, next, before];
  }
  if (!isOpen) return Math.min(row[width]!, tooMany);
  let rest = tooMany;
  for (let j = Math.max(0, height - most); j <= width; j++) rest = Math.min(rest, row[j]!);
  return rest;
}
