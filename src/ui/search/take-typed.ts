/** What was typed while the search window was on its way. The boot script keeps it; it is taken over once. */
export function takeTyped(): string {
  const { dataset } = document.documentElement;
  const text = dataset['typed'] ?? '';
  delete dataset['typed'];
  return text;
}
