// Quality of a list of ranks. A rank is the 1-based position of the first right answer; Infinity if there is none.

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

/** The rank of the first right item. */
export function rankOf(items, isRight) {
  const at = items.slice(0, deepest).findIndex(isRight);
  return at < 0 ? Infinity : at + 1;
}
