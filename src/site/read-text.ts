import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { lineAt } from './locate.ts';
import { SiteError } from './problems.ts';

/** The text of a file that a writer wrote, without the mark that some editors put at its beginning. */
export function readText(path: string, file: string): string {
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (isUtf8(bytes)) return text;
  throw new SiteError({
    severity: 'error',
    file,
    line: lineAt(text, text.indexOf('\uFFFD')),
    message: 'this line is not written in UTF-8',
    hint: 'save the file in UTF-8; editors call it the encoding',
  });
}
