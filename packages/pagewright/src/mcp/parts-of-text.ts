import { ToolError } from './tool-error.ts';

/** In characters: agents pay for every word that they read. */
export const longestAnswer = 12_000;

/** The part of a text that begins at an offset, which ends with a line, with a note on what comes after it. */
export function part(text: string, offset: number, parts?: string): string {
  if (offset >= text.length && offset > 0)
    throw new ToolError(`The text has ${text.length} characters: the offset ${offset} is behind its end.`);
  const limit = offset + longestAnswer;
  if (limit >= text.length) return text.slice(offset);
  const line = text.lastIndexOf('\n', limit);
  const end = line > offset ? line + 1 : limit;
  const more = `[Cut: characters ${offset} to ${end} of ${text.length}. Go on with offset ${end}${parts ? ', or name a section' : ''}.]`;
  return `${text.slice(offset, end)}\n${more}${parts ? `\n${parts}` : ''}`;
}
