/** Plural rules of the locale; a browser that does not know them gets the English ones. */
function pluralRules(locale: string): { select(count: number): string } {
  try {
    return new Intl.PluralRules(locale);
  } catch {
    return { select: (count) => (count === 1 ? 'one' : 'other') };
  }
}

export function countLabel(count: number, locale: string): string {
  if (count === 0) return 'No results were found';
  return pluralRules(locale).select(count) === 'one' ? 'One document found' : `${count} documents found`;
}
