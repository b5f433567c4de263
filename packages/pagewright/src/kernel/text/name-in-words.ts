/** A number before a name gives its place in a list: `01-intro`. A date or a version is a name: `2026-01-notes`, `2.0-notes`. */
const numberPrefix = /^(\d+)[-_. ]+(?=\p{L})/u;

export function placeInName(name: string): number | undefined {
  const number = numberPrefix.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The name of a file or folder as readers see it: `01-getting-started` → `Getting started`. */
export function nameInWords(name: string): string {
  const words = name.replace(numberPrefix, '').replace(/[-_]+/g, ' ').trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
