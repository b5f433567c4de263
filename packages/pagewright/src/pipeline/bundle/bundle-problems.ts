import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../kernel/problems.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';

/** What the bundler says about one mistake in the engine's code. */
interface BundleMistake {
  /** What is wrong; for code, its lines follow, in colour. */
  message: string;
  loc?: { file?: string; line: number };
  /** The lines around it, if the message does not contain them. */
  frame?: string;
}

/** What the bundler has thrown, as problems; nothing if it is something else than mistakes in the code it reads. */
export function bundleProblems(error: unknown, root: string): Problem[] | undefined {
  const { errors } = error as { errors?: BundleMistake[] };
  return errors?.map(({ message, loc, frame }) => {
    const [what] = stripVTControlCharacters(message)
      .replace(/^\[[A-Z_]+\] /, '')
      .split('\n', 1);
    return {
      severity: 'error',
      ...(loc?.file ? { file: relativePath(root, loc.file), line: loc.line } : {}),
      message: `failed to bundle the engine: ${what}${!loc?.file && frame ? `\n${frame.trimEnd()}` : ''}`,
      hint: 'this is code of Pagewright itself: if you have not changed it, install it again',
    };
  });
}
