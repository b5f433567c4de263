// The one place that chooses what searches code for the regular expressions of grammars.
import { type RegexEngine, createOnigurumaEngine } from 'shiki';
import { createQuickEngine } from './engine/quick-engine.ts';

/**
 * The quick engine finds exactly what Shiki's own does, and only saves time and memory (`bench/highlight.mjs`). To do
 * without it, remove the folder `engine` and return Shiki's here. The environment variable is for measuring the two.
 */
export async function createRegexEngine(
  isPlain = process.env['PAGEWRIGHT_PLAIN_HIGHLIGHT'] === '1',
): Promise<RegexEngine> {
  const oniguruma = await createOnigurumaEngine(import('shiki/wasm'));
  return isPlain ? oniguruma : createQuickEngine(oniguruma);
}
