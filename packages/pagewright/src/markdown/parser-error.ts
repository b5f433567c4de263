import { voidTags } from '../kernel/html/write-html.ts';
import { SiteError } from '../kernel/problems.ts';
import { type SourceSegment, sourceLocation } from '../site/docs/source-segments.ts';

/** Parser messages are `line:column: text (package:rule)`; a few have no position. */
const parserMessage = /^(?:(\d+):\d+: )?(.*?)(?: \([\w-]+:[\w-]+\))?$/s;

interface ParsedPage {
  file: string;
  source: string;
  segments?: SourceSegment[];
}

/** What the parser has thrown, as a problem of the page. */
export function toPageError(error: unknown, { file, source, segments }: ParsedPage): Error {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, text] = parserMessage.exec(message)!;
  // Not the parser's: a mistake of the engine, whose stack says where.
  if (text === message) return new Error(`failed to compile ${file}: ${message}`, { cause: error });
  const unclosed = unclosedVoid(text!, Number(line));
  if (unclosed) return new SiteError({ severity: 'error', file, ...unclosed });
  return new SiteError({
    severity: 'error',
    file,
    ...(line && { line: Number(line) }),
    message: `invalid MDX: ${withOrigins(text!, Number(line ?? 1), segments ?? [{ start: 1, file, line: 1 }])}`,
    hint: parserHint(source.split('\n')[Number(line) - 1] ?? ''),
  });
}

/** An element that has no end in HTML, such as `<br>`: MDX wants it closed all the same. What the parser names is where it noticed. */
function unclosedVoid(text: string, line: number): { line: number; message: string; hint: string } | undefined {
  const [, tag, opened] =
    /(?:closing tag for|closing tag) `<\/?(\w+)>`(?: \((\d+):\d+\)|, expected an open tag)/.exec(text) ?? [];
  if (!tag || !voidTags.has(tag.toLowerCase())) return undefined;
  const written = opened ? `<${tag}>` : `</${tag}>`;
  return {
    line: Number(opened ?? line),
    message: `invalid MDX: ${written} is not closed`,
    hint: `write <${tag.toLowerCase()} />, with its attributes before the slash`,
  };
}

/** Where a tag was opened, `(19:1)`, is a line of the page with its fragments, which no file has. */
function withOrigins(text: string, line: number, segments: SourceSegment[]): string {
  const { file } = sourceLocation(segments, line);
  return text.replace(/(?:\(|opened at )(\d+):\d+(?=\))/g, (position, opened: string) => {
    const location = sourceLocation(segments, Number(opened));
    const where = location.file === file ? `line ${location.line}` : `${location.file}:${location.line}`;
    return `${position.startsWith('(') ? '(' : ''}opened at ${where}`;
  });
}

function parserHint(line: string): string {
  if (/<[^>]*=\s*[“”‘’]/.test(line)) return 'use straight quotes around the values of attributes: href="…"';
  if (/\{#\s*\}/.test(line)) return 'the id is empty: write one, {#my-id}, or remove {#}';
  if (/\{#/.test(line)) return 'an id, {#…}, stands at the end of a heading only';
  return 'in prose, put { and < in `code` or escape them as \\{ and \\<; close every tag';
}
