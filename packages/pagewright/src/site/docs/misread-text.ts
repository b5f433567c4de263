import { type Document, isMap, isScalar } from 'yaml';
import type { Mistake } from '../../kernel/problems.ts';

const texts: ReadonlySet<unknown> = new Set(['title', 'description', 'sidebar_label']);

/** All of a text, not a quotation at its beginning and another at its end. */
const curlyQuotes = /^(?:[“”][^“]*”|[‘’][^‘]*’)$/;

/** Texts without quotes that say something else in YAML than the writer sees, each with its position in the source. */
export function misreadTexts({ contents }: Document, source: string): (Mistake & { at: number })[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value: node }) => {
    if (!isScalar(key) || !texts.has(key.value) || !isScalar(node) || node.type !== 'PLAIN') return [];
    const [start, end] = node.range!;
    const mistake = cutOff(String(key.value), source.slice(end)) ?? quoted(String(key.value), source.slice(start, end));
    return mistake ? [{ ...mistake, at: start }] : [];
  });
}

/** `issue #12`. With a space after it, as in `# the h1`, it is meant to be a comment. */
function cutOff(field: string, after: string): Mistake | undefined {
  const word = /^[ \t]+(#[\p{L}\p{N}][^\s]*)/u.exec(after)?.[1];
  return word
    ? {
        message: `"${field}" ends before ${word}: everything after # is a comment here`,
        hint: 'put the text in quotes',
      }
    : undefined;
}

function quoted(field: string, text: string): Mistake | undefined {
  return curlyQuotes.test(text)
    ? {
        message: `the curly quotes around "${field}" are part of the text`,
        hint: 'use straight quotes, " or \', or none',
      }
    : undefined;
}
