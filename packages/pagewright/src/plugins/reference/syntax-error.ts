import { parseSync } from 'rolldown/utils';
import type { Problem } from '../../kernel/problems.ts';
import { lineAt } from '../../kernel/text/locate.ts';

/** The first mistake in the syntax of a declaration file. `file` is its path for messages. */
export function syntaxError(text: string, file: string): Problem | undefined {
  const [error] = parseSync(file, text, { lang: 'ts' }).errors;
  return (
    error && {
      severity: 'error',
      file,
      line: lineAt(text, error.labels[0]?.start ?? 0),
      message: `failed to parse this file: ${error.message}`,
      hint: 'fix the TypeScript syntax',
    }
  );
}
