import { CodeFence } from '../../site/docs/code-fence.ts';

export type Range = readonly [start: number, end: number];

/** Where a page has code, in fences and in lines of text: signs in it have no meaning. */
export function codeRanges(source: string): Range[] {
  const ranges: Range[] = [];
  const fence = new CodeFence();
  let at = 0;
  let fenceStart = 0;
  /** A run of lines with text, in which inline code may span lines. */
  let block: { start: number; text: string } | undefined;
  const endBlock = (): void => {
    if (block) ranges.push(...inlineCode(block.text, block.start));
    block = undefined;
  };
  for (const line of source.split('\n')) {
    const wasOpen = fence.isOpen;
    fence.read(line);
    if (wasOpen || fence.isOpen) {
      endBlock();
      if (!wasOpen) fenceStart = at;
      if (!fence.isOpen) ranges.push([fenceStart, at + line.length]);
    } else if (line.trim() === '') endBlock();
    else if (block) block.text += `\n${line}`;
    else block = { start: at, text: line };
    at += line.length + 1;
  }
  endBlock();
  if (fence.isOpen) ranges.push([fenceStart, source.length]);
  return ranges;
}

function inlineCode(text: string, offset: number): Range[] {
  const runs = text.matchAll(/(?<![\\`])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g);
  return Array.from(runs, ({ index, 0: run }) => [offset + index, offset + index + run.length] as const);
}

/** Replaces matches of a pattern that are not in code. */
export function replaceOutsideCode(
  source: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): string {
  const ranges = codeRanges(source);
  let text = '';
  let at = 0;
  for (const match of source.matchAll(pattern)) {
    const { index } = match;
    if (ranges.some(([start, end]) => index >= start && index < end)) continue;
    text += source.slice(at, index) + replacement(match);
    at = index + match[0].length;
  }
  return text + source.slice(at);
}
