import type { Doc } from '../../site/model.ts';
import type { BuiltVersion } from '../built-version.ts';

/** The language of a book, or of a page in it: one without a translation is in the first language. */
export function languageOf({ site }: Pick<BuiltVersion, 'site'>, doc?: Doc): { lang: string; dir: string } {
  const { i18n } = site.config;
  const lang = (doc?.translation?.isMissing && site.languages?.[0]?.locale) || i18n.defaultLocale;
  return { lang, dir: i18n.locales[lang]!.direction };
}
