import type { SourceLocation } from '../../../site/plugins/plugin-site.ts';
import { type Declaration, originOf } from '../read-declarations.ts';

/** A text that is put together from several files, and where each of its lines is written. */
export interface Traced {
  text: string;
  /** Of each line. */
  lines: readonly SourceLocation[];
}

export function tracedOf(declaration: Declaration): Traced {
  const { text } = declaration;
  return { text, lines: text.split('\n').map((_, index) => originOf(declaration, index + 1)) };
}

export function slice(whole: Traced, start: number, end: number): Traced {
  const text = whole.text.slice(start, end);
  const first = lineIndex(whole, start);
  return { text, lines: whole.lines.slice(first, first + text.split('\n').length) };
}

const starts = new WeakMap<Traced, number[]>();

/** Hundreds of parts are cut out of a text, so its lines are counted once. */
function lineIndex(whole: Traced, offset: number): number {
  let own = starts.get(whole);
  if (!own) {
    own = [0];
    for (let at = whole.text.indexOf('\n'); at >= 0; at = whole.text.indexOf('\n', at + 1)) own.push(at + 1);
    starts.set(whole, own);
  }
  let [low, high] = [0, own.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (own[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Text that no file has, such as a line break: it counts as a part of what is around it. */
export function filler(text: string): Traced {
  return { text, lines: [] };
}

/** Where two parts share a line, it is written where its first text is. */
export function join(parts: Traced[]): Traced {
  const lines: (SourceLocation | undefined)[] = [undefined];
  let isBlank = true;
  for (const part of parts) {
    part.text.split('\n').forEach((content, index) => {
      const origin = part.lines[index];
      const hasText = content.trim() !== '';
      if (index > 0) lines.push(origin);
      else if (isBlank && (hasText || lines.at(-1) === undefined)) lines[lines.length - 1] = origin;
      isBlank = !hasText && (index > 0 || isBlank);
    });
  }
  return { text: parts.map(({ text }) => text).join(''), lines: withoutGaps(lines) };
}

function withoutGaps(lines: (SourceLocation | undefined)[]): SourceLocation[] {
  let near = lines.find((line) => line !== undefined) ?? { file: '', line: 1 };
  return lines.map((line) => (near = line ?? near));
}

/** Another text with the same lines. */
export function retold({ lines }: Traced, text: string): Traced {
  return { text, lines };
}
