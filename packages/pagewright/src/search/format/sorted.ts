// Binary search.

/** Index of the last item that is not greater; -1 if all are. */
export function lastAtMost<Value extends string | number>(sorted: Value[], value: Value): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Index of the first item that is not smaller. Items must be distinct. */
export function firstFrom(sorted: string[], value: string): number {
  const last = lastAtMost(sorted, value);
  return sorted[last] === value ? last : last + 1;
}
