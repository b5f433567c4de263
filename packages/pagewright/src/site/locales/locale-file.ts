import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { text } from '../config/fields.ts';
import { loadDefaultExport } from '../config/load-module.ts';
import { stringsSchema } from '../config/strings-schema.ts';
import { validate } from '../config/validate.ts';

export const localeSchema = v.strictObject({
  /** The site's name: that of the configuration if absent. */
  title: v.optional(text),
  /** What the site is about: that of the configuration if absent. */
  tagline: v.optional(text),
  /** Texts of the configuration and of sidebars, such as the label of a link → the same in this language. */
  labels: v.optional(v.record(text, text), {}),
  /** Texts of the interface that this site words differently. */
  strings: v.optional(stringsSchema, {}),
});

/** The contents of `locales/LOCALE/locale.ts`, as authored. */
export type LocaleTexts = v.InferInput<typeof localeSchema>;

export interface LocaleFile extends v.InferOutput<typeof localeSchema> {
  file: string;
  source: string;
}

/** What a site says in another language besides its pages. */
export async function readLocaleFile(siteDir: string, cacheDir: string, locale: string): Promise<LocaleFile> {
  const file = `locales/${locale}/locale.ts`;
  const path = join(siteDir, file);
  if (!existsSync(path)) return { file, source: '', labels: {}, strings: {} };
  const value = await loadDefaultExport(path, siteDir, cacheDir);
  const source = readFileSync(path, 'utf8');
  return { ...validate(localeSchema, value, { file, source }), file, source };
}
