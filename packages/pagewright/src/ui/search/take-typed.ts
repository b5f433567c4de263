/** What was typed while the search modal was loading. The boot script collects it; it can be taken once. */
export function takeTyped(): string {
  const { dataset } = document.documentElement;
  const text = dataset['typed'] ?? '';
  delete dataset['typed'];
  return text;
}
