import { relative, sep } from 'node:path';
import { listFiles } from './list-files.ts';

/** Every Markdown file below a folder, by its full path, also those with a wrong ending. Names that begin with a dot are those of editors and systems. */
export function listPages(folder: string): string[] {
  return listFiles(folder)
    .filter((path) => /\.(?:mdx?|markdown)$/i.test(path))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((name) => name.startsWith('.')),
    )
    .sort();
}
