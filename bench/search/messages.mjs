#!/usr/bin/env node
// Usage: node bench/search/messages.mjs [DIST]
// Readers seldom paste a whole message. Asks for any five words in a row of each message that the site lists, and expects its entry
// on the first page of results.
import { loadEngine } from './support/engine.mjs';
import { openIndex, ownSearch } from './support/own-search.mjs';
import { readVersions } from './support/pages.mjs';
import { withSite } from '../support/workspace.mjs';

const words = 5;

await withSite(process.argv[2], async (dist, folder) => {
  const engine = await loadEngine(folder);
  let asked = 0;
  const missed = [];
  for (const [name, version] of readVersions(dist)) {
    const search = await ownSearch(engine, dist, name, version);
    for (const { path, anchor, title } of await messagesOf(await openIndex(engine, dist, name)))
      for (const query of partsOf(title)) {
        asked++;
        const found = (await search(query)).find((page) => page.path === path);
        if (!found?.anchors.includes(anchor)) missed.push(`${name}: "${query}" does not find ${path}#${anchor}`);
      }
  }
  console.log([...missed, `${asked - missed.length} of ${asked} parts of messages lead to their entries.`].join('\n'));
  if (missed.length > 0) process.exitCode = 1;
});

async function messagesOf(index) {
  const pages = await Promise.all(Array.from({ length: index.pageCount }, (_, number) => index.page(number)));
  return pages.flatMap(({ page, records }) =>
    records.filter(({ kind }) => kind === 'message').map(({ anchor, title }) => ({ path: page.path, anchor, title })),
  );
}

/** What `…` stands for is another text in every project. */
function partsOf(message) {
  return message.split('…').flatMap((part) => {
    const all = part.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    return all.slice(words - 1).map((_, first) => all.slice(first, first + words).join(' '));
  });
}
