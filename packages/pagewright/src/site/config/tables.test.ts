import * as v from 'valibot';
import { expect, it } from 'vitest';
import { stringsSchema } from './strings-schema.ts';
import { english, tables } from '../../contract/strings/tables.ts';

it.each([...tables])('%s has every text, with the names of the English one', (_language, table) => {
  expect(Object.keys(table)).toEqual(Object.keys(english));
  expect(v.safeParse(stringsSchema, table).issues).toBeUndefined();
});

it.each([...tables])('%s has a text for each plural form of the language', (language, table) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const [key, texts] of Object.entries(table)) {
    if (typeof texts === 'string') continue;
    // Nothing is counted that is not there.
    const needed = pluralCategories.filter((form) => form !== 'zero');
    expect({ key, forms: Object.keys(texts) }).toEqual({ key, forms: expect.arrayContaining(needed) });
  }
});
