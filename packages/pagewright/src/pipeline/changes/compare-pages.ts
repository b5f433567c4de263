import { type Step, alignBlocks } from './align-blocks.ts';
import { type Block, type CodeLine, type PageText, plainText } from './block.ts';
import { compareLists } from './compare-lists.ts';
import { type Piece, compareWords, countWords } from './compare-words.ts';

/** One passage of the comparison. */
export interface Passage {
  /** `moved` is elsewhere in the older version. */
  kind: 'same' | 'added' | 'removed' | 'changed' | 'moved';
  /** As the newer version has it, or as the older one had it. */
  block: Block;
  /** What differs in each of its cells. */
  cells?: Piece[][];
  /** What differs in its lines of code. */
  lines?: LinePiece[];
}

export interface LinePiece {
  kind: Piece['kind'];
  lines: CodeLine[];
}

/** A heading with what follows it; the first part of a page has none. */
export interface Section {
  heading?: Passage;
  passages: Passage[];
}

export interface Comparison {
  sections: Section[];
  /** Words. */
  added: number;
  removed: number;
  /** The part of the words that is new or gone, of the longer page. */
  share: number;
}

/** Words that only the newer or only the older version has, also of code. */
type Counts = Pick<Comparison, 'added' | 'removed'>;

/** Where less than this part of a paragraph stayed, reading it anew is easier than finding out what changed. */
const leastShared = 0.4;

/** Shorter texts may be the same by chance. */
const shortestMoved = 40;

export function comparePages(before: PageText, after: PageText): Comparison {
  const passages = markMoved(alignBlocks(before.blocks, after.blocks).flatMap(passagesOf));
  const counts: Counts = { added: 0, removed: 0 };
  for (const passage of passages) countChanges(passage, counts);
  const size = Math.max(sizeOf(before.blocks), sizeOf(after.blocks), 1);
  return { sections: sectionsOf(passages), ...counts, share: Math.max(counts.added, counts.removed) / size };
}

function passagesOf({ before, after, isSame }: Step): Passage[] {
  if (!before || !after) return [{ kind: after ? 'added' : 'removed', block: (after ?? before)! }];
  if (isSame) return [{ kind: 'same', block: after }];
  if (after.lines) return [{ kind: 'changed', block: after, lines: compareLines(before.lines ?? [], after.lines) }];
  const places = Array.from({ length: Math.max(before.cells.length, after.cells.length) }, (_, place) => place);
  const cells = places.map((place) => compareWords(before.cells[place] ?? [], after.cells[place] ?? []));
  const stayed = countWords(cells.flat().flatMap(({ kind, runs }) => (kind === 'same' ? runs : [])));
  const isAlone = after.kind === 'text' || after.kind === 'item';
  if (isAlone && stayed < leastShared * Math.max(sizeOf([before]), sizeOf([after])))
    return [
      { kind: 'removed', block: before },
      { kind: 'added', block: after },
    ];
  return [{ kind: 'changed', block: after, cells }];
}

function compareLines(before: CodeLine[], after: CodeLine[]): LinePiece[] {
  const stretches = compareLists(before, after, ({ text }) => text);
  return stretches.map((one) => ({ kind: one.kind, lines: one.kind === 'removed' ? one.before : one.after }));
}

/** What is gone in one place and new in another has moved: it is shown once, where it is now. */
function markMoved(passages: Passage[]): Passage[] {
  const gone = new Map<string, Passage>();
  for (const passage of passages) if (passage.kind === 'removed') gone.set(textOfBlock(passage.block), passage);
  const found = new Set<Passage>();
  const marked = passages.map((passage): Passage => {
    const text = textOfBlock(passage.block);
    const from = passage.kind === 'added' && text.length >= shortestMoved ? gone.get(text) : undefined;
    if (!from || from.block.kind !== passage.block.kind || found.has(from)) return passage;
    found.add(from);
    // Among rows and items, the order says little.
    const isAlone = ['text', 'code', 'heading'].includes(passage.block.kind);
    return { ...passage, kind: isAlone ? 'moved' : 'same' };
  });
  return marked.filter((passage) => !found.has(passage));
}

function textOfBlock({ cells, lines }: Block): string {
  return lines ? lines.map(({ text }) => text).join('\n') : cells.map(plainText).join('\n');
}

function countChanges({ kind, block, cells, lines }: Passage, counts: Counts): void {
  if (kind === 'added' || kind === 'removed') counts[kind] += sizeOf([block]);
  for (const piece of cells?.flat() ?? []) if (piece.kind !== 'same') counts[piece.kind] += countWords(piece.runs);
  for (const piece of lines ?? [])
    if (piece.kind !== 'same') counts[piece.kind] += countWords(piece.lines.map(({ text }) => text));
}

function sizeOf(blocks: Block[]): number {
  let size = 0;
  for (const { cells, lines } of blocks)
    size += lines ? countWords(lines.map(({ text }) => text)) : countWords(cells.flat());
  return size;
}

function sectionsOf(passages: Passage[]): Section[] {
  const sections: Section[] = [{ passages: [] }];
  for (const passage of passages)
    if (passage.block.kind === 'heading') sections.push({ heading: passage, passages: [] });
    else sections.at(-1)!.passages.push(passage);
  return sections;
}
