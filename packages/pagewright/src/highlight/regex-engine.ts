import { type RegexEngine, createOnigurumaEngine } from 'shiki';
import { createQuickEngine } from './engine/quick-engine.ts';

/**
 * What searches lines of code for the regular expressions of grammars. The quick engine finds exactly what Shiki's own
 * does and only saves time and memory: whoever wants to do without it removes the folder `engine` and returns `shikis`.
 * Benchmarks compare the two by setting the variable.
 */
export async function createRegexEngine(
  isPlain = process.env['PAGEWRIGHT_PLAIN_HIGHLIGHT'] === '1',
): Promise<RegexEngine> {
  const shikis = await createOnigurumaEngine(import('shiki/wasm'));
  return isPlain ? shikis : createQuickEngine(shikis);
}
