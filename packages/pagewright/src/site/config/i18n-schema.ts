import * as v from 'valibot';
import { fieldOf, languageTag, text } from './fields.ts';

export const i18nSchema = v.pipe(
  v.strictObject({
    /** The language of the pages in content/: the tag of one of the locales. */
    defaultLocale: languageTag,
    /** The languages of the site: their tags, names in the menu, directions. The pages of all but the default one are in locales/. */
    locales: v.pipe(
      v.record(
        languageTag,
        v.strictObject({
          /** What the language calls itself: `Deutsch`. */
          label: text,
          /** From left to right, or from right to left. */
          direction: v.picklist(['ltr', 'rtl'], 'expected "ltr" or "rtl"'),
        }),
      ),
      v.check((locales) => Object.keys(locales).length > 0, 'add the language of the site'),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const { defaultLocale, locales } = dataset.value;
    if (Object.hasOwn(locales, defaultLocale)) return;
    const known = Object.keys(locales).map((name) => `"${name}"`);
    addIssue({
      input: defaultLocale,
      message: `expected one of the locales: ${known.join(', ')}`,
      path: [fieldOf(dataset.value, 'defaultLocale')],
    });
  }),
);
