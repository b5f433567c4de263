/** Plural rules of the locale, with English as the fallback. */
function pluralRules(locale: string): { select(count: number): string } {
  try {
    // For unknown locales the constructor would take the rules of the browser's language.
    if (Intl.PluralRules.supportedLocalesOf(locale).length > 0) return new Intl.PluralRules(locale);
  } catch {
    // No rules at all, or a malformed locale.
  }
  return { select: (count) => (count === 1 ? 'one' : 'other') };
}

/** `1 document`, `2 documents`. */
export function countLabel(count: number, noun: string, locale: string): string {
  return `${count} ${noun}${pluralRules(locale).select(count) === 'one' ? '' : 's'}`;
}
