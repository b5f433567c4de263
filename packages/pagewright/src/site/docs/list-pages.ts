import { listFiles } from '../../kernel/files/list-files.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';

/** The full paths of all Markdown files below a folder, even with a wrong extension. Dotfiles belong to editors and systems. */
export function listPages(folder: string): string[] {
  return listFiles(folder)
    .filter((path) => /\.(?:mdx?|markdown)$/i.test(path))
    .filter(
      (path) =>
        !relativePath(folder, path)
          .split('/')
          .some((name) => name.startsWith('.')),
    )
    .sort();
}
