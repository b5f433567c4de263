import { suggestion } from '../../kernel/problems.ts';

/** More ids than that are no help in a message. */
export const mostListed = 10;
const mostNamesakes = 3;

/**
 * How to fix an unknown doc id: with the one that was probably meant, which may be in another folder, or with all of
 * them if they are few.
 *
 * @param folder Of the docs, in the site's folder.
 */
export function docIdHint(
  id: string,
  ids: string[],
  folder: string,
  show: (guess: string) => string = (guess) => `"${guess}"`,
): string {
  const name = nameOf(id);
  const namesakes = name === 'index' ? [] : ids.filter((other) => nameOf(other) === name).slice(0, mostNamesakes);
  const all =
    ids.length <= mostListed
      ? `use one of these doc ids: ${ids.join(', ')}`
      : `a doc id is the path of a page in ${folder}/ without its extension`;
  return suggestion(id, ids, namesakes.length > 0 ? `did you mean ${namesakes.map(show).join(' or ')}?` : all, show);
}

/** How to fix an unknown doc id of the navigation: with the one that was probably meant, and with all that there are, however many. */
export function docIdList(id: string, ids: string[]): string {
  const list = `use one of these doc ids: ${ids.join(', ')}`;
  const guess = suggestion(id, ids, '');
  return guess ? `${guess} Or ${list}` : list;
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
