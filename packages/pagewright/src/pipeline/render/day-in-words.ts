import type { DocView } from '../../contract/page-data.ts';
import type { Site } from '../../site/model.ts';

/** The day of the last change as the language writes it. The application knows how to write it in English. */
export function dayInWords({ config }: Pick<Site, 'config'>, day: string): Pick<DocView, 'lastUpdatedText'> {
  const { defaultLocale: locale } = config.i18n;
  if (/^en(?:-US)?$/.test(locale)) return {};
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return { lastUpdatedText: format.format(new Date(day)) };
}
