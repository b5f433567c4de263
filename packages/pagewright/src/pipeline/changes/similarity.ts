import { type Block, plainText } from './block.ts';
import { keyOf, splitWords } from './compare-words.ts';

/** From here on two texts count as one that was changed. */
export const similarEnough = 0.5;

/** How much two blocks have in common, from 0 to 1. */
export function similarity(before: Block, after: Block): number {
  if (before.kind !== after.kind || before.level !== after.level) return 0;
  if (before.kind === 'heading' && before.id !== undefined && before.id === after.id) return 1;
  const shared = overlap(bagOf(before), bagOf(after));
  // The name of a file, a row or a term says what it is about, whatever is said of it.
  const isNamed = before.title !== undefined && before.title === after.title;
  const isOfName = (before.kind === 'row' || before.kind === 'entry') && nameOf(before) === nameOf(after);
  if (isOfName) return Math.max(shared, 0.9);
  return isNamed ? Math.max(shared, similarEnough) : shared;
}

function nameOf({ kind, cells }: Block): string {
  const [first = []] = cells;
  const name = kind === 'entry' ? first.find((run) => typeof run !== 'string') : undefined;
  return name ? keyOf(name) : plainText(first);
}

interface Bag {
  counts: ReadonlyMap<string, number>;
  size: number;
}
const bags = new WeakMap<Block, Bag>();

/** The lines of code, the words of anything else, each with how often it occurs. */
function bagOf(block: Block): Bag {
  const known = bags.get(block);
  if (known) return known;
  const parts = block.lines
    ? block.lines.map(({ text }) => text.trim())
    : block.cells.flatMap((cell) => splitWords(cell).map(keyOf));
  const counts = new Map<string, number>();
  const told = parts.filter((part) => part.trim() !== '');
  for (const part of told) counts.set(part, (counts.get(part) ?? 0) + 1);
  const bag = { counts, size: told.length };
  bags.set(block, bag);
  return bag;
}

function overlap(before: Bag, after: Bag): number {
  let shared = 0;
  for (const [part, times] of before.counts) shared += Math.min(times, after.counts.get(part) ?? 0);
  return before.size + after.size === 0 ? 1 : (2 * shared) / (before.size + after.size);
}
