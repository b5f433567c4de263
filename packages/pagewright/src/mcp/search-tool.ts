import type { AnsweringPage } from './ask-index.ts';
import { findVersion, versionArguments } from './find-version.ts';
import { defineTool } from './tool.ts';

const usual = 6;
/** Of a query, in characters: an error message may come with it. */
const longest = 1000;

export const searchTool = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages and sections of the documentation. Ask with a question, a few words, a name of the API (getPhoto, ImageOptions.quality), an option (--target), an error message, or types of the API (Promise<Photo>, returns Position, options: ImageOptions) to get the methods that fit. Each result has its title, version and URL, and the passages that match; read_page takes the URL.',
  arguments: {
    query: { type: 'string', description: 'What to look for: a question or a few words.', maxLength: longest },
    ...versionArguments,
    limit: {
      type: 'integer',
      description: `How many pages to answer with: ${usual} unless given.`,
      minimum: 1,
      maximum: 20,
      optional: true,
    },
  },
  async run({ query, version: wanted, language: locale, limit = usual }, { site, signal }) {
    const { url } = site.description;
    const { version } = findVersion(site.description, wanted, locale);
    const { pages, total, suggestion } = await site.search.answer(version, query, limit, signal);
    const meant = suggestion ? [`Perhaps you meant: ${suggestion}`] : [];
    if (pages.length === 0)
      return [`Nothing was found in ${version.label}.`, ...meant, 'Try fewer or other words, or another version.'].join(
        '\n',
      );
    const head = `${total} ${total === 1 ? 'page was' : 'pages were'} found in ${version.label}${total > pages.length ? `; these are the best ${pages.length}` : ''}.`;
    return [
      [head, ...meant].join('\n'),
      ...pages.map((page, at) => entry(page, at + 1, url + version.base, version.label)),
    ].join('\n\n');
  },
});

/** A page and its sections that match, the best one first. */
function entry({ title, trail, path, sections }: AnsweringPage, number: number, site: string, label: string): string {
  const url = site + path;
  return [
    `${number}. ${title} (${[label, trail].filter(Boolean).join(', ')})\n   ${url}`,
    ...sections.map(({ title: name, anchor, passage }) =>
      // The page itself has its title and address above.
      anchor === '' ? indented(passage, 3) : `   - ${name}: ${url}#${anchor}\n${indented(passage, 5)}`,
    ),
  ]
    .filter((lines) => lines.trim() !== '')
    .join('\n');
}

/** Code keeps its lines. */
function indented(text: string, by: number): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ' '.repeat(by) + line)
    .join('\n');
}
