import { en } from '../../contract/strings/en.ts';
import type { SiteStrings } from '../../contract/strings/strings.ts';
import { english, tables } from '../../contract/strings/tables.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import type { ResolvedConfig } from './schema.ts';

/** `pt-BR` → `pt`. */
function languageOf(locale: string): string {
  return new Intl.Locale(locale).language;
}

/** The texts of the interface for a site: those of its language, with its own instead of some, and English where there are none. */
export function stringsOf({ i18n, strings }: Pick<ResolvedConfig, 'i18n' | 'strings'>): SiteStrings {
  return { ...english, ...tables.get(languageOf(i18n.defaultLocale)), ...strings };
}

/** The same; warns of texts that are in English on a site that is not, in the file that could translate them. */
export function resolveStrings(
  config: ResolvedConfig,
  { file, source }: { file: string; source: string },
  problems: Problem[],
): SiteStrings {
  const { i18n, strings } = config;
  if (tables.has(languageOf(i18n.defaultLocale))) return stringsOf(config);
  const missing = Object.keys(en).filter((key) => !Object.hasOwn(strings, key));
  const isAll = missing.length === Object.keys(en).length;
  const warn = (path: string[], message: string, hint: string): void =>
    void problems.push(ruleProblem('untranslated-strings', { file, line: lineOfPath(source, path), message, hint }));
  if (isAll)
    warn(
      ['i18n', 'defaultLocale'],
      `the interface has no texts in "${i18n.defaultLocale}", so they are in English`,
      `add "strings" with a translation of each; there are tables for ${[...tables.keys()].join(', ')}`,
    );
  else if (missing.length > 0)
    warn(
      ['strings'],
      `the interface has ${missing.length === 1 ? 'a text that is' : `${missing.length} texts that are`} not translated into "${i18n.defaultLocale}" and in English`,
      `add to "strings": ${missing.join(', ')}`,
    );
  return stringsOf(config);
}
