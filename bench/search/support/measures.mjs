// How good a list of ranks is. A rank is the place of the first right answer from 1; Infinity when there is none.

const deepest = 10;

export function measure(ranks) {
  const share = (most) => ranks.filter((rank) => rank <= most).length / ranks.length;
  return {
    count: ranks.length,
    mrr: ranks.reduce((sum, rank) => sum + (rank <= deepest ? 1 / rank : 0), 0) / ranks.length,
    at1: share(1),
    at5: share(5),
  };
}

/** Place of the first item that is right. */
export function rankOf(items, isRight) {
  const at = items.slice(0, deepest).findIndex(isRight);
  return at < 0 ? Infinity : at + 1;
}
