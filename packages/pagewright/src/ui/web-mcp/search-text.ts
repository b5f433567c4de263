import { preferredVersion } from '../../client/preferences/use-preferred-version.ts';
import type { FoundPage, FoundSection, MarkedText, SearchAnswer, SearchSite } from '../../contract/search-provider.ts';
import { openProvider } from '../../search/open-provider.ts';

/** Pages in an answer. */
const most = 6;

/** Asks the site's search, as readers do, and answers in text. */
export async function searchText(site: SearchSite, query: string, wanted?: string): Promise<string> {
  const name = wanted ?? shownVersion() ?? preferredVersion(site.versions, site.latest);
  const version = site.versions.find((one) => one.name === name);
  if (!version) {
    const names = site.versions.map((one) => one.name).join(', ');
    throw new Error(`There is no version "${name.slice(0, 80)}". The site has: ${names}.`);
  }
  let answer: SearchAnswer = { pages: [], total: 0 };
  const provider = await openProvider(site);
  // It may answer twice, the second time with snippets.
  await provider.search(
    { query, version: name, limit: most },
    (found) => (answer = found),
    new AbortController().signal,
  );
  const meant = answer.suggestion ? ` Perhaps you meant: ${answer.suggestion}.` : '';
  if (answer.pages.length === 0) return `Nothing was found in ${version.label}.${meant}`;
  const { total } = answer;
  const head = `${total} ${total === 1 ? 'page was' : 'pages were'} found in ${version.label}.${meant}`;
  return [head, ...answer.pages.map((page, at) => `${at + 1}. ${entry(page)}`)].join('\n\n');
}

/** Of the page that is open, if it belongs to one. */
function shownVersion(): string | undefined {
  return document.querySelector<HTMLElement>('[data-version][aria-current]')?.dataset['version'];
}

function entry({ title, trail, href, sections }: FoundPage): string {
  const place = trail ? ` (${trail})` : '';
  return [`${plain(title)}${place}: ${location.origin}${href}`, ...sections.map(section)].join('\n');
}

function section({ kind, title, href, snippet = [] }: FoundSection): string {
  const text = plain(snippet);
  return kind === 'page' ? `   ${text}` : `   - ${plain(title)}: ${location.origin}${href}\n     ${text}`;
}

function plain(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}
