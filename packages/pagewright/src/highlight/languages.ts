/** Languages of code blocks that are TypeScript, by the name that the highlighter and the sample check use. */
const typeScript: ReadonlyMap<string, 'ts' | 'tsx'> = new Map([
  ['ts', 'ts'],
  ['typescript', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['tsx', 'tsx'],
]);

/**
 * Loading a grammar costs a thread half a second and up to 50 MB, and the TypeScript grammars colour JavaScript just as
 * well.
 */
const javaScript: ReadonlySet<string> = new Set(['js', 'javascript', 'mjs', 'cjs', 'jsx']);
const hasJsx = (code: string): boolean => /<\/|\/>/.test(code);

/** How to read a code block that is TypeScript or JavaScript. */
export function scriptGrammar(language: string, code: string): 'ts' | 'tsx' | undefined {
  return typeScript.get(language) ?? (javaScript.has(language) ? (hasJsx(code) ? 'tsx' : 'ts') : undefined);
}

/** The grammars that code blocks in a language may need. */
export function grammarsOf(language: string): string[] {
  return javaScript.has(language) ? ['ts', 'tsx'] : [typeScript.get(language) ?? language];
}

export type CheckedLanguage = 'ts' | 'tsx' | 'json';

/** What a code block is checked as, if it is. */
export function checkedLanguage(language: string): CheckedLanguage | undefined {
  return language === 'json' ? 'json' : typeScript.get(language);
}
