import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { withLineFeeds } from '../text/line-ends.ts';
import { lineAt } from '../text/locate.ts';
import { type Mistake, type Problem, SiteError } from '../problems.ts';

/**
 * Control characters except tab and line ends, separators that only some programs take for line ends, marks that turn
 * the direction of text around, a byte order mark, and what stands for a character that was lost.
 */
// oxlint-disable-next-line no-control-regex
const unwanted = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\u202A-\u202E\uFEFF\uFFFD]/;

/** Reads a content file, without the byte order mark and the carriage returns that some editors write. */
export function readText(path: string, file: string): string {
  const bytes = readFileSync(path);
  const text = plainText(bytes);
  const problems: Problem[] = isUtf8(bytes)
    ? unwantedIn(text, file)
    : [
        {
          severity: 'error',
          file,
          line: lineAt(text, text.indexOf('\uFFFD')),
          message: 'this line is not valid UTF-8',
          hint: 'save the file with UTF-8 encoding',
        },
      ];
  if (problems.length > 0) throw new SiteError(problems);
  return text;
}

/** The text of a file, which is not looked at. */
export function plainText(bytes: Buffer): string {
  return withLineFeeds(bytes.toString('utf8').replace(/^\uFEFF/, ''));
}

/** The first character of each line that no editor shows and no reader should get. */
function unwantedIn(text: string, file: string): Problem[] {
  if (!unwanted.test(text)) return [];
  return text.split('\n').flatMap((content, index): Problem[] => {
    const at = content.search(unwanted);
    return at < 0 ? [] : [{ severity: 'error', file, line: index + 1, ...mistakeOf(content[at]!, at + 1) }];
  });
}

function mistakeOf(character: string, column: number): Mistake {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const place = `U+${code} in column ${column}`;
  return character === '\uFFFD'
    ? { message: `${place} stands for a character that was lost`, hint: 'replace it with the one that was meant' }
    : {
        message: `${place} is a character that cannot be seen`,
        hint: 'delete this part of the line and type it again',
      };
}
