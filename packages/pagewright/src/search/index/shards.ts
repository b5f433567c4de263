// How the parts of an index are divided among its files.

/** Expects sorted lines. */
export function byFirstLetter<Line extends { term: string }>(lines: Line[]): Line[][] {
  const shards: Line[][] = [[]];
  for (const line of lines) {
    const shard = shards.at(-1)!;
    if (shard.length === 0 || shard[0]!.term[0] === line.term[0]) shard.push(line);
    else shards.push([line]);
  }
  return shards;
}

/** Groups adjacent items, as many as fit. */
export function cut<Item>(items: Item[], length: (item: Item) => number, size: number): Item[][] {
  const shards: Item[][] = [[]];
  let filled = 0;
  for (const item of items) {
    const own = length(item);
    if (filled > 0 && filled + own > size) {
      shards.push([]);
      filled = 0;
    }
    shards.at(-1)!.push(item);
    filled += own;
  }
  return shards;
}

export function total<Item>(items: Item[], length: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + length(item), 0);
}

/** Index of each shard's first item. */
export function firstPositions(shards: unknown[][]): number[] {
  let place = 0;
  return shards.map(({ length }) => (place += length) - length);
}
