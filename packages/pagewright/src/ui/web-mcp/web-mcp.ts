import { navigationApi } from '../../client/document/navigation-api.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import { type BrowserTool, type ModelContext, type ToolAnswer } from './model-context.ts';
import { pageOf, readMarkdown } from './read-markdown.ts';
import { searchText } from './search-text.ts';

const page = { type: 'string', description: 'A URL or path of this site.' };

/** What agents in the browser can do with the site. The texts are for them, not for readers. */
export function browserTools(site: SearchSite, base: string): BrowserTool[] {
  const versions = site.versions.map(({ name, label }) => (name === label ? name : `${name} (${label})`)).join(', ');
  return [
    tool(
      'search_docs',
      'Search the documentation',
      `Finds pages and sections of this documentation by a few words, a name or an error message. Versions: ${versions}.`,
      {
        query: { type: 'string', description: 'What to look for, in a few words.' },
        version: {
          type: 'string',
          description: 'The name of a version; that of the open page unless given.',
          enum: site.versions.map(({ name }) => name),
        },
      },
      ['query'],
      true,
      ({ query, version }) => searchText(site, textOf('query', query), optional('version', version)),
    ),
    tool(
      'read_docs_page',
      'Read a page',
      'Returns a page of this documentation as Markdown: the one that is open, unless another one is named.',
      { page },
      [],
      true,
      (input) => readMarkdown(pageOf(optional('page', input['page']) ?? location.pathname, base)),
    ),
    tool(
      'open_docs_page',
      'Open a page',
      'Shows the reader another page of this documentation, at a section if the URL has a hash.',
      { page },
      ['page'],
      false,
      async (input) => {
        const url = pageOf(textOf('page', input['page']), base);
        await open(url);
        return `Opened ${url.href}: ${document.title}`;
      },
    ),
  ];
}

/** Each draft has its own way; none of them lets a tool be there twice. */
export async function register(context: ModelContext, tools: BrowserTool[]): Promise<void> {
  if (context.registerTool) await Promise.all(tools.map(async (one) => context.registerTool!(one)));
  else context.provideContext?.({ tools });
}

async function open(url: URL): Promise<void> {
  // The address is checked first: the reader should not end on a page that says there is none.
  const response = await fetch(url, { method: 'HEAD' });
  if (!response.ok)
    throw new Error(`There is no page ${url.href}: the server responded with status ${response.status}.`);
  if (navigationApi) await navigationApi.navigate(url.href).finished;
  else location.assign(url);
}

/** What goes wrong is an answer as well: agents read it. */
function tool(
  name: string,
  title: string,
  description: string,
  properties: object,
  required: string[],
  readOnlyHint: boolean,
  run: (input: Record<string, unknown>) => Promise<string>,
): BrowserTool {
  return {
    name,
    title,
    description,
    inputSchema: { type: 'object', properties, required, additionalProperties: false },
    annotations: { readOnlyHint },
    execute: async (input): Promise<ToolAnswer> => {
      try {
        return { content: [{ type: 'text', text: await run(input ?? {}) }] };
      } catch (error) {
        return { content: [{ type: 'text', text: (error as Error).message }], isError: true };
      }
    },
  };
}

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`"${name}" must be text.`);
  return value;
}

function optional(name: string, value: unknown): string | undefined {
  return value === undefined ? undefined : textOf(name, value);
}
