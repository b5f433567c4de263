import { diffArrays } from 'diff';

/** Items that follow each other: in both lists, only in the newer, or only in the older one. */
export interface Stretch<Item> {
  kind: 'same' | 'added' | 'removed';
  /** Those of the older list; empty if they are only in the newer one. */
  before: Item[];
  after: Item[];
}

/** Lists with more differences have next to nothing in common, and looking for it would take long. */
const mostEdits = 4_000;

/** The longest list of items that two lists have in common, in order, and what is in between. */
export function compareLists<Item>(before: Item[], after: Item[], keyOf: (item: Item) => string): Stretch<Item>[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: mostEdits });
  const all: Stretch<Item>[] = [
    { kind: 'removed', before, after: [] },
    { kind: 'added', before: [], after },
  ];
  if (!changes) return all;
  let [oldIndex, newIndex] = [0, 0];
  return changes.map(({ count = 0, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    before: added ? [] : before.slice(oldIndex, (oldIndex += count)),
    after: removed ? [] : after.slice(newIndex, (newIndex += count)),
  }));
}
