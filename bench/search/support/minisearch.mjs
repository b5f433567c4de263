// MiniSearch on the same pages, one document each, with its default options.
import MiniSearch from 'minisearch';
import { descriptionOf, titleOf } from './pages.mjs';

/** It gets everything that the site's own index is made of: description, headings, text and code. */
export function miniSearch({ extractRecords, readPage }, { pages }, searchOptions) {
  const index = new MiniSearch({ idField: 'path', fields: ['title', 'text'], ...(searchOptions && { searchOptions }) });
  index.addAll(
    Array.from(pages.values(), (page) => {
      const title = titleOf(page);
      const records = extractRecords(readPage(page.html).article, title);
      const text = [descriptionOf(page), ...records.flatMap((record) => [record.title, record.text, record.code])];
      return { path: page.path, title, text: text.join('\n') };
    }),
  );
  return (query) => index.search(query).map(({ id }) => ({ path: id }));
}
