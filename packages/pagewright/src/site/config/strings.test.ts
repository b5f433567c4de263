import { expect, it } from 'vitest';
import { en } from '../../contract/strings/en.ts';
import type { SiteStrings } from '../../contract/strings/strings.ts';
import { english, tables } from '../../contract/strings/tables.ts';
import type { Problem } from '../../kernel/problems.ts';
import type { ResolvedConfig } from './schema.ts';
import { stringsSchema } from './strings-schema.ts';
import { resolveStrings } from './strings.ts';
import { validate } from './validate.ts';

const source = "export default {\n  i18n: { defaultLocale: 'x' },\n  strings: {},\n};\n";

function resolve(defaultLocale: string, strings: Partial<SiteStrings> = {}) {
  const problems: Problem[] = [];
  const config = { i18n: { defaultLocale, locales: {} }, strings } as unknown as ResolvedConfig;
  return { table: resolveStrings(config, { file: 'site.config.ts', source }, problems), problems };
}

it('takes the table of the language, whatever the region, with the texts of the site in it', () => {
  const { table, problems } = resolve('ar-EG', { 'doc.edit': 'حسّن هذه الصفحة', 'facts.unit': '{unit}' });
  expect(table).toEqual({ ...tables.get('ar'), 'doc.edit': 'حسّن هذه الصفحة', 'facts.unit': '{unit}' });
  expect(problems).toEqual([]);
});

it('is in English, with one warning, where there is no table', () => {
  const { table, problems } = resolve('fr');
  expect(table).toEqual(english);
  expect(problems).toEqual([
    {
      severity: 'warning',
      rule: 'untranslated-strings',
      file: 'site.config.ts',
      line: 2,
      message: 'the interface has no texts in "fr", so they are in English',
      hint: 'add "strings" with a translation of each; there are tables for en, de, ja, ar',
    },
  ]);
});

it('lists the texts that a site has not translated', () => {
  const { 'doc.edit': _edit, 'doc.next': _next, ...most } = en;
  const { table, problems } = resolve('fr', { ...most, 'doc.home': 'Accueil' });
  expect(table).toMatchObject({ 'doc.home': 'Accueil', 'doc.edit': 'Edit this page' });
  expect(problems).toMatchObject([
    {
      line: 3,
      message: 'the interface has 2 texts that are not translated into "fr" and in English',
      hint: 'add to "strings": doc.edit, doc.next',
    },
  ]);
  expect(resolve('fr', en).problems).toEqual([]);
});

const check = (value: unknown) => () => validate(stringsSchema, value, { file: 'site.config.ts', source: '' });

it.each([
  [{ 'doc.edti': 'Edit' }, 'unknown field "doc.edti"', 'did you mean "doc.edit"?'],
  [{ 'doc.edit': 'Edit {file}' }, 'invalid value for "doc.edit"', 'it must not contain names in braces'],
  [{ 'doc.goToLatest': 'Go' }, 'invalid value', 'it must contain {version}, and nothing else in braces'],
  [{ 'search.results': { one: '{count}' } }, 'missing field', 'expected text'],
  [{ 'search.results': { other: '{number}' } }, 'invalid value', 'the only name in braces can be {count}'],
])('refuses %j', (value, message, hint) => {
  expect(check(value)).toThrow(message);
  expect(check(value)).toThrow(hint);
});
