import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../kernel/problems.ts';
import { isWithin, relativePath } from '../../kernel/files/relative-path.ts';

/** What the bundler says about one mistake in the engine's code. */
interface BundleMistake {
  /** What is wrong; for code, its lines follow, in colour. */
  message: string;
  loc?: { file?: string; line: number };
  /** The lines around it, if the message does not contain them. */
  frame?: string;
}

interface Folders {
  /** The engine's. */
  root: string;
  siteDir: string;
}

/** What the bundler has thrown, as problems; nothing if it is something else than mistakes in the code it reads. */
export function bundleProblems(error: unknown, { root, siteDir }: Folders): Problem[] | undefined {
  const { errors } = error as { errors?: BundleMistake[] };
  return errors?.map((mistake) => {
    const lines = stripVTControlCharacters(mistake.message);
    // The bundle of a worker, made inside the other one, hands its mistakes on as one that begins like this.
    const [what] = lines.replace(/^(?:\[[\w:-]+\]:? |Build failed with \d+ errors?:\s+)*/, '').split('\n', 1);
    const { file, line } = locate(mistake, lines);
    if (file && isWithin(siteDir, file) && !isWithin(root, file))
      return {
        severity: 'error',
        file: relativePath(siteDir, file),
        ...(line && { line }),
        message: `failed to bundle this file: ${what!.replace(/ from "[^"]+"\.$/, '')}`,
        hint: 'correct what is there; a package that it imports has to be installed',
      };
    return {
      severity: 'error',
      ...(mistake.loc?.file ? { file: relativePath(root, mistake.loc.file), line: mistake.loc.line } : {}),
      message: `failed to bundle the engine: ${what}${!mistake.loc?.file && mistake.frame ? `\n${mistake.frame.trimEnd()}` : ''}`,
      hint: 'this is code of Pagewright itself: if you have not changed it, install it again',
    };
  });
}

/** Most mistakes tell their file and line only in the message: before the lines of code, or as the file that imports what is missing. */
function locate({ loc }: BundleMistake, message: string): { file?: string; line?: number } {
  if (loc?.file) return { file: loc.file, line: loc.line };
  const [, shown, line] = /\[ (.+):(\d+):\d+ \]/.exec(message) ?? [];
  if (shown) return { file: resolve(shown), line: Number(line) };
  const [, importer] = /failed to resolve import .* from "([^"]+)"/.exec(message) ?? [];
  return importer ? { file: importer } : {};
}
