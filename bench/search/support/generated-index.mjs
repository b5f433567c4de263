// The index of a number of generated pages, as the build would write it.
import { brotliCompressSync, constants } from 'node:zlib';
import { generatePages } from './generated-pages.mjs';

/** @returns the files by name, each with its text and compressed size; and the number of records and terms. */
export function indexGenerated({ indexPage, readPage, writeIndex }, plan) {
  const pages = [];
  let records = 0;
  let textBytes = 0;
  for (const { id, title, trail, description, html } of generatePages(plan)) {
    const { texts, ...index } = indexPage(readPage(html).article, title, description);
    pages.push({ path: id, title, trail, sidebar: 'docs', index });
    records += index.records.length;
    // A sample is enough: text files do not grow with the number of pages.
    if (pages.length <= 100) textBytes += brotliSize(JSON.stringify(texts), 6) / Math.min(100, plan.length);
  }
  const terms = new Set(
    pages.flatMap(({ index }) => Object.keys({ ...index.titles, ...index.topics, ...index.bodies })),
  ).size;
  const start = performance.now();
  const written = Object.entries(writeIndex('generated', pages, {}));
  const writing = performance.now() - start;
  const files = new Map(written.map(([name, text]) => [name, { text, bytes: brotliSize(text, 10) }]));
  return { files, records, terms, textBytes, writing };
}

/** The build compresses texts at level 6 and the rest of an index at 10. */
function brotliSize(text, quality) {
  const content = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(content, { params }).byteLength;
}
