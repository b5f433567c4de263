/** Overloads have the same name: they are shown and compared as a whole, where the first of them is. */
export function overloads<Item extends { name: string }>(items: Item[]): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(item.name);
    if (group) group.push(item);
    else groups.set(item.name, [item]);
  }
  return [...groups.values()];
}
