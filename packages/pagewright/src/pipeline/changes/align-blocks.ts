import type { Block } from './block.ts';
import { compareLists } from './compare-lists.ts';
import { similarEnough, similarity } from './similarity.ts';

/** A block of both versions, with what it was if it has changed; or one that only the older or only the newer version has. */
export interface Step {
  before?: Block;
  after?: Block;
  isSame?: true;
}

/** More pairs than this are not looked at one by one. */
const mostPairs = 40_000;

/** Walks through two pages side by side: what is the same, and in between what was changed into what. */
export function alignBlocks(before: Block[], after: Block[]): Step[] {
  const steps: Step[] = [];
  let [gone, fresh]: [Block[], Block[]] = [[], []];
  for (const stretch of compareLists(before, after, keyOf))
    if (stretch.kind === 'removed') gone = stretch.before;
    else if (stretch.kind === 'added') fresh = stretch.after;
    else {
      const same = stretch.after.map((block, place): Step => ({
        before: stretch.before[place]!,
        after: block,
        isSame: true,
      }));
      steps.push(...pairUp(gone, fresh), ...same);
      [gone, fresh] = [[], []];
    }
  return [...steps, ...pairUp(gone, fresh)];
}

/** Blocks with one key say the same. */
function keyOf({ kind, cells, level, lines }: Block): string {
  return JSON.stringify([kind, level, lines ? lines.map(({ text }) => text) : cells]);
}

/** Of all ways to pair blocks in order, the one whose pairs have most in common. */
function pairUp(before: Block[], after: Block[]): Step[] {
  if (before.length === 0 || after.length === 0 || before.length * after.length > mostPairs)
    return byTab([
      ...before.map((block): Step => ({ before: block })),
      ...after.map((block): Step => ({ after: block })),
    ]);
  const likeness = before.map((old) => after.map((now) => similarity(old, now)));
  // The best sum for what is left from a place on in each of them.
  const best = Array.from({ length: before.length + 1 }, () => after.map(() => 0).concat(0));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, withPair(i, j));
  const steps: Step[] = [];
  const alone: Step[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && withPair(i, j) > 0 && best[i]![j] === withPair(i, j))
      steps.push(...byTab(alone.splice(0)), { before: before[i++]!, after: after[j++]! });
    else if (i < before.length && best[i]![j] === best[i + 1]![j]) alone.push({ before: before[i++]! });
    else alone.push({ after: after[j++]! });
  }
  return [...steps, ...byTab(alone)];

  function withPair(old: number, now: number): number {
    const value = likeness[old]![now]!;
    return value >= similarEnough ? value + best[old + 1]![now + 1]! : 0;
  }
}

/** What is gone from a tab stands beside what is new in it: first the one, then the other. */
function byTab(steps: Step[]): Step[] {
  const tabOf = ({ before, after }: Step): string | undefined => (after ?? before)?.label;
  const gone = [...new Set(steps.filter(({ before }) => before).map(tabOf))];
  const tabs = [...new Set(steps.filter(({ after }) => after).map(tabOf))];
  // A tab that is gone stays before the one that came after it.
  for (let place = gone.length - 1; place >= 0; place--)
    if (!tabs.includes(gone[place])) {
      const next = place + 1 < gone.length ? tabs.indexOf(gone[place + 1]) : tabs.length;
      tabs.splice(next, 0, gone[place]);
    }
  return tabs.flatMap((tab) => steps.filter((step) => tabOf(step) === tab).sort(byAge));
}

const byAge = (a: Step, b: Step): number => Number(a.before === undefined) - Number(b.before === undefined);
