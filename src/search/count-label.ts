/** Plural rules of the locale, with English as the fallback. */
function pluralRules(locale: string): { select(count: number): string } {
  try {
    return new Intl.PluralRules(locale);
  } catch {
    return { select: (count) => (count === 1 ? 'one' : 'other') };
  }
}

/** `1 document`, `2 documents`. */
export function countLabel(count: number, noun: string, locale: string): string {
  return `${count} ${noun}${pluralRules(locale).select(count) === 'one' ? '' : 's'}`;
}
