// The site's own search: the published index, queried as the worker does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function openIndex({ SearchIndex }, dist, version) {
  return SearchIndex.open(async (name) =>
    JSON.parse(readFileSync(join(dist, 'docs/search-index', version, name), 'utf8')),
  );
}

/** @returns a function that answers a query with `{ path, anchors }` per page, best first. */
export async function ownSearch(engine, dist, version, { base, pages }) {
  const { answerFrom } = engine;
  const index = await openIndex(engine, dist, version);
  if (index.pageCount !== pages.size)
    throw new Error(`The index of ${version} has ${index.pageCount} pages, but the site has ${pages.size}.`);
  return async (query) => {
    let found;
    // The first answer lacks only the snippets, which are not needed.
    const isDone = () => found !== undefined;
    await answerFrom(index, base, { query, version, limit: 10 }, (answer) => (found ??= answer.pages), isDone);
    return found.map(({ href, sections }) => ({
      path: href.slice(base.length),
      anchors: sections.map((section) => section.href.slice(href.length + 1)),
    }));
  };
}
