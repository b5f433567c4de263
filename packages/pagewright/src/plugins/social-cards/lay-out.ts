import type { Font } from './font.ts';

/** Where a text has to fit, in pixels. */
export interface TextBox {
  width: number;
  /** How many lines there may be. */
  lines: number;
  /** From the one that looks best to the smallest that can be read. */
  sizes: number[];
}

/** Breaks a text into lines, in the largest size in which it fits. One that fits in none is cut, with an ellipsis. */
export function layOut(font: Font, text: string, { width, lines, sizes }: TextBox): { lines: string[]; size: number } {
  for (const size of sizes) {
    const broken = breakLines(font, text, width, size);
    const fits = broken.length <= lines && broken.every((line) => font.width(line, size) <= width);
    if (fits) return { lines: balance(font, text, broken, size), size };
  }
  const size = sizes.at(-1)!;
  const broken = breakLines(font, text, width, size);
  const kept = broken.slice(0, lines);
  return {
    lines: kept.map((line, at) => cut(font, line, width, size, at === lines - 1 && broken.length > lines)),
    size,
  };
}

function breakLines(font: Font, text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length > 0 && font.width(line, size) <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as narrow as they can be: no last line of one short word. */
function balance(font: Font, text: string, broken: string[], size: number): string[] {
  let best = broken;
  for (let width = Math.max(...broken.map((line) => font.width(line, size))); width > 0; width -= size / 4) {
    const narrower = breakLines(font, text, width, size);
    if (narrower.length > broken.length) return best;
    best = narrower;
  }
  return best;
}

function cut(font: Font, line: string, width: number, size: number, continues: boolean): string {
  if (!continues && font.width(line, size) <= width) return line;
  const characters = Array.from(line);
  while (characters.length > 1 && font.width(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
