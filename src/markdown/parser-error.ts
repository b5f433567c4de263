import { SiteError } from '../site/problems.ts';

/** Parser messages are `line:column: text (package:rule)`; a few have no position. */
const parserMessage = /^(?:(\d+):\d+: )?(.*?)(?: \([\w-]+:[\w-]+\))?$/s;

/** What the parser has thrown, as a problem of the page. */
export function toPageError(error: unknown, { file, source }: { file: string; source: string }): Error {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, text] = parserMessage.exec(message)!;
  // Not the parser's: a mistake of the engine, whose stack says where.
  if (text === message) return new Error(`failed to compile ${file}: ${message}`, { cause: error });
  return new SiteError({
    severity: 'error',
    file,
    ...(line && { line: Number(line) }),
    message: `invalid MDX: ${text}`,
    hint: parserHint(text!, source.split('\n')[Number(line) - 1] ?? ''),
  });
}

function parserHint(message: string, line: string): string {
  if (message.includes('parse esm')) return 'a line that begins with import or export is code here: reword it';
  if (/\{#/.test(line)) return 'an id, {#…}, stands at the end of a heading only';
  return 'in prose, put { and < in `code` or escape them as \\{ and \\<; close every tag';
}
