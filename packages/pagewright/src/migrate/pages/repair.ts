import { mdxToMdast } from 'satteri';
import { pageSyntax } from '../../markdown/page-syntax.ts';
import { htmlElements } from '../../markdown/html/html-elements.ts';
import { codeRanges } from './code-ranges.ts';
import type { Root } from './tree.ts';

export interface Repaired {
  text: string;
  tree: Root;
  /** What had to be changed so that the page can be parsed. */
  repairs: { offset: number; message: string }[];
}

/** More than any page needs: each repair takes a character or a tag out of the way. */
const most = 500;

/** Parses a page, and as long as that fails, takes what the parser stumbles over for text. */
export function parseRepaired(source: string): Repaired {
  const repairs: Repaired['repairs'] = [];
  let text = source;
  for (let count = 0; ; count++) {
    try {
      return { text, tree: mdxToMdast(text, { features: pageSyntax }) as unknown as Root, repairs };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const repaired = count < most ? repair(text, message) : undefined;
      if (!repaired) throw error;
      text = repaired.text;
      repairs.push(repaired);
    }
  }
}

/** Messages are `line:column: text`, with the opening tag's position in brackets where it is about that. */
function repair(source: string, message: string): { text: string; offset: number; message: string } | undefined {
  const [, line, column, text] = /^(\d+):(\d+): (.*)/s.exec(message) ?? [];
  if (!line) return undefined;
  const [, openLine, openColumn] = /expected corresponding.*\((\d+):(\d+)\)/.exec(text!) ?? [];
  const at = offsetOf(source, Number(line), Number(column));
  const closing = /^<\/([\w.:-]*)\s*>/.exec(source.slice(at));
  // A closing tag too many, or an opening one: the one whose name is not of HTML is likelier to be prose.
  if (
    closing &&
    (!openLine || isElement(closing[1]!)) &&
    !(openLine && !isElement(nameAt(source, offsetOf(source, Number(openLine), Number(openColumn)))))
  )
    return {
      text: source.slice(0, at) + source.slice(at + closing[0].length),
      offset: at,
      message: `removed ${closing[0]}, which closes nothing`,
    };
  const start = openLine ? offsetOf(source, Number(openLine), Number(openColumn)) : at;
  return removeTag(source, start) ?? escapeBefore(source, start) ?? escapeBefore(source, at);
}

function offsetOf(source: string, line: number, column: number): number {
  const lines = source.split('\n');
  return lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

function nameAt(source: string, offset: number): string {
  return /^<([\w.:-]*)/.exec(source.slice(offset))?.[1] ?? '';
}

const isElement = (name: string): boolean => htmlElements.has(name);

/** A tag of HTML that is never closed does nothing useful, and nobody wants to see it. */
function removeTag(source: string, offset: number): { text: string; offset: number; message: string } | undefined {
  const tag = /^<([a-z][a-z0-9]*)(?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?>/.exec(source.slice(offset));
  if (!tag || !isElement(tag[1]!)) return undefined;
  const blank = tag[0].replace(/[^\n]/g, '');
  return {
    text: source.slice(0, offset) + blank + source.slice(offset + tag[0].length),
    offset,
    message: `removed ${tag[0]}, which is not closed here`,
  };
}

/** Puts a backslash before the last `<` or `{` up to an offset. */
function escapeBefore(source: string, offset: number): { text: string; offset: number; message: string } | undefined {
  const ranges = codeRanges(source);
  for (let at = Math.min(offset, source.length - 1); at >= 0; at--) {
    const sign = source[at]!;
    if ((sign !== '<' && sign !== '{') || source[at - 1] === '\\') continue;
    if (ranges.some(([start, end]) => at >= start && at < end)) continue;
    return {
      text: `${source.slice(0, at)}\\${source.slice(at)}`,
      offset: at,
      message: `"${sign}" is text here, not code: it has a backslash now`,
    };
  }
  return undefined;
}
