import { includeLine } from './fragment-lines.ts';

const frontMatter = /^---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

export interface PageParts {
  /** With its lines `---`, and a line feed at its end; empty if there is none. */
  front: string;
  /** The YAML between those lines. */
  fields: string;
  body: string;
}

export function splitPage(source: string): PageParts {
  const [front = '', fields = ''] = frontMatter.exec(source) ?? [];
  return { front, fields, body: source.slice(front.length) };
}

/** The fragments that a page consists of; nothing if it has text of its own. */
export function sharedText(body: string): string[] | undefined {
  const lines = body.split(/\r?\n/).filter((line) => line.trim() !== '');
  const names = lines.flatMap((line) => includeLine.exec(line)?.[2] ?? []);
  return names.length > 0 && names.length === lines.length ? names : undefined;
}
