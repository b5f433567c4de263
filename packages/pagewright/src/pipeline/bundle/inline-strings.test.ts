import { expect, it } from 'vitest';
import { de } from '../../contract/strings/de.ts';
import { en } from '../../contract/strings/en.ts';
import { inline, inlineStrings } from './inline-strings.ts';

it('puts the text in place of the call, in code and in markup', () => {
  expect(inline("const a = t('doc.edit');", en)).toBe('const a = "Edit this page";');
  expect(inline("<a aria-label={t('doc.edit')}>{t('doc.next')}</a>", de)).toBe(
    '<a aria-label={"Diese Seite bearbeiten"}>{"Weiter"}</a>',
  );
});

it('adds values to the text around them', () => {
  expect(inline("t('doc.goToLatest', { version: a.b })", en)).toBe('`Go to ${a.b}`');
  expect(inline("t('doc.goToLatest', { version })", de)).toBe('`${version} öffnen`');
  expect(inline("t('search.titled', { query, title: x ?? 'y' })", en)).toBe("`“${query}” | ${x ?? 'y'}`");
  const own = { ...en, 'doc.goToLatest': '`$\\{version}' };
  expect(inline("t('doc.goToLatest', { version })", own)).toBe('`\\`\\$\\\\${version}`');
});

it('leaves names and plural forms to those who fill them in', () => {
  expect(inline("rich(t('doc.updated'), { date })", en)).toBe('rich("Last updated on {date}", { date })');
  expect(inline("t('search.results')", en)).toBe('{"one":"{count} result","other":"{count} results"}');
});

it('refuses a key that is not written out: it would be missing in the bundle', () => {
  expect(() => inline('t(key)', en)).toThrow('the key of t() must be written out: t(key)');
});

it('changes only modules that use the function, and empties the one that has it', () => {
  const plugin = inlineStrings(en);
  const user = "import { t } from '../../contract/strings/t.ts';\nt('doc.next');";
  expect(plugin.transform(user, '/src/ui/a.tsx')?.code).toContain('"Next"');
  expect(plugin.transform('function t() {}', '/src/ui/a.tsx')).toBeUndefined();
  expect(plugin.load('/x/src/contract/strings/t.ts')).toContain('export function t()');
  expect(plugin.load('/x/src/contract/strings/en.ts')).toBeUndefined();
});
