// Which names of code block languages mean TypeScript, JavaScript or JSON, and which grammar reads them.

/** The names of TypeScript, with the grammar that reads it: with JSX or without. */
const typeScript: ReadonlyMap<string, 'ts' | 'tsx'> = new Map([
  ['ts', 'ts'],
  ['typescript', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['tsx', 'tsx'],
]);

/** The names of JavaScript, which the grammars of TypeScript read as well: loading another one would take time and memory. */
const javaScript: ReadonlySet<string> = new Set(['js', 'javascript', 'mjs', 'cjs', 'jsx']);
const hasJsx = (code: string): boolean => /<\/|\/>/.test(code);

/** The grammar for a code block that is TypeScript or JavaScript. */
export function scriptGrammar(language: string, code: string): 'ts' | 'tsx' | undefined {
  return typeScript.get(language) ?? (javaScript.has(language) ? (hasJsx(code) ? 'tsx' : 'ts') : undefined);
}

/** The grammars that code blocks in a language may need. */
export function grammarsOf(language: string): string[] {
  return javaScript.has(language) ? ['ts', 'tsx'] : [typeScript.get(language) ?? language];
}

export type CheckedLanguage = 'ts' | 'tsx' | 'json';

/** Samples in these languages are checked: TypeScript is compiled, JSON is parsed. */
export function checkedLanguage(language: string): CheckedLanguage | undefined {
  return language === 'json' ? 'json' : typeScript.get(language);
}
