import type { Plural } from '../../contract/strings/strings.ts';

/** Plural rules of the locale, with English as the fallback. */
function pluralRules(locale: string): { select(count: number): Intl.LDMLPluralRule } {
  try {
    // For unknown locales the constructor would take the rules of the browser's language.
    if (Intl.PluralRules.supportedLocalesOf(locale).length > 0) return new Intl.PluralRules(locale);
  } catch {
    // No rules at all, or a malformed locale.
  }
  return { select: (count) => (count === 1 ? 'one' : 'other') };
}

/** `1 result`, `2 results`: the text for a number in the plural form that the language has for it. */
export function countLabel(texts: Plural, count: number, locale: string): string {
  const text = texts[pluralRules(locale).select(count)] ?? texts.other;
  return text.replace('{count}', `${count}`);
}
