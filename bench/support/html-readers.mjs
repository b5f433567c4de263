// The ways of reading a page's HTML that `read-html.mjs` compares.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const sources = fileURLToPath(new URL('../../packages/pagewright/src', import.meta.url));
const modules = {
  'kernel/html/parse-html.ts': 'parseHtml',
  'pipeline/render/read-page.ts': 'readPage',
  'pipeline/export/markdown-export.ts': 'exportMarkdown',
  'search/index/extract.ts': 'extractRecords',
};
const head = { title: 'Page', url: 'https://docs.example/page', version: 'v1' };

/** By name: loads what it needs, given the bundled engine, and returns what reads one page. */
export const readers = {
  'the engine: parsing': async ({ parseHtml }) => parseHtml,
  'the engine: links, ids and article as well': async ({ readPage }) => readPage,
  'the engine: search records and Markdown as well':
    async ({ readPage, extractRecords, exportMarkdown }) =>
    (html) => {
      const { article } = readPage(html);
      extractRecords(article, head.title);
      exportMarkdown(article, head);
    },
  'htmlparser2 with its own tree': async () => (await import('htmlparser2')).parseDocument,
  'satteri: htmlToHast': async () => (await import('satteri')).htmlToHast,
  parse5: async () => (await import('parse5')).parse,
  'one regular expression, without a tree': async () => countTokens,
};

/** The least that a reader of our own would have to do: tags with their attributes, comments and texts. */
function countTokens(html) {
  const token = /<(\/?)([a-z][a-z0-9-]*)([^>"]*(?:"[^"]*"[^>"]*)*)>|<!--[\s\S]*?-->|[^<]+/gi;
  let count = 0;
  while (token.exec(html)) count++;
  return count;
}

/** Bundles what the engine reads pages with into one file in a folder and returns its path. */
export async function bundleReader(folder) {
  const entry = join(folder, 'reader-entry.mjs');
  const lines = Object.entries(modules).map(
    ([file, name]) => `export { ${name} } from ${JSON.stringify(join(sources, file))};`,
  );
  writeFileSync(entry, `${lines.join('\n')}\n`);
  const bundle = await rolldown({ input: entry, platform: 'node', logLevel: 'warn' });
  const file = join(folder, 'reader.mjs');
  await bundle.write({ file, format: 'es' });
  await bundle.close();
  return file;
}
