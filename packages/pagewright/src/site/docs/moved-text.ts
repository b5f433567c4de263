const page = /^(?:locales\/([^/]+)\/)?content\/(?!shared\/)[^/]+\/(.+)$/;
const fragment = /^content\/shared\/(.+?)(?:-page(?:-\d+)?)?(\.mdx?)$/;

/**
 * New fragments of a commit that have the text of a page, and that page: where versions are made of each other, the text moves to a
 * fragment of the page's path, and is as old as it was.
 */
export function movedTexts(added: string[], changed: string[]): [fragment: string, page: string][] {
  const fragments = added.flatMap((file): [string, string][] => {
    const [, stem, ending] = fragment.exec(file) ?? [];
    return stem === undefined ? [] : [[file, stem + ending]];
  });
  if (fragments.length === 0) return [];
  const pages = new Map(
    changed.flatMap((file): [string, string][] => {
      const [, locale, path] = page.exec(file) ?? [];
      return path === undefined ? [] : [[locale ? `${locale}/${path}` : path, file]];
    }),
  );
  return fragments.flatMap(([file, path]): [string, string][] => {
    const from = pages.get(path);
    return from === undefined ? [] : [[file, from]];
  });
}
