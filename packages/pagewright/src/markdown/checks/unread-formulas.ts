import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import { CodeFence } from '../../site/docs/code-fence.ts';

/**
 * A block of `$$`, or dollars around what only a formula contains: a command of TeX, a power, a letter with an index, braces after `_`; or
 * around a single letter.
 */
const formula =
  /^[\s>]*\$\$.*|(?<![\\$\w])\$(?=\S)[^$\n]*(?:\\[a-zA-Z]+|_\{|[\w)]\^[\w{]|\b[a-zA-Z]_\w\b)[^$\n]*(?<=\S)\$|(?<![\\$\w])\$[a-zA-Z]\$(?!\w)/;

/** Formulas on a site that has none: they would be shown as text. */
export function unreadFormulas(source: string, file: string): Problem[] {
  if (!source.includes('$')) return [];
  const fence = new CodeFence();
  let isBlock = false;
  return source.split('\n').flatMap((line, index): Problem[] => {
    const wasOpen = fence.isOpen;
    fence.read(line);
    if (wasOpen || fence.isOpen) return [];
    const found = formula.exec(line.replace(/(`+)[^`].*?\1/g, ''))?.[0].trim();
    if (found === undefined) return [];
    // The end of a block is no other one.
    const isEnd = isBlock && found === '$$';
    if (/^[\s>]*\$\$/.test(found) && !/\S\$\$$/.test(found)) isBlock = !isEnd;
    if (isEnd) return [];
    return [
      ruleProblem('formula-as-text', {
        file,
        line: index + 1,
        message: `the formula ${found} is shown as text`,
        hint: 'set markdown: { math: true } in site.config.ts; if it is none, put a backslash before the dollar: \\$',
      }),
    ];
  });
}
