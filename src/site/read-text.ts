import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { lineAt } from './locate.ts';
import { SiteError } from './problems.ts';

/** Reads a content file, without the byte order mark that some editors write. */
export function readText(path: string, file: string): string {
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (isUtf8(bytes)) return text;
  throw new SiteError({
    severity: 'error',
    file,
    line: lineAt(text, text.indexOf('\uFFFD')),
    message: 'this line is not valid UTF-8',
    hint: 'save the file with UTF-8 encoding',
  });
}
