import type { FoundPage, SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink } from '../../contract/page-data.ts';
import { interleave } from '../search/interleave.ts';

const maxPages = 5;

type Search = (query: string) => Promise<FoundPage[]>;

/**
 * Pages that the reader may have meant, those with the same last segment first. The end of a URL says what the page is
 * about, the rest where it was. Neither alone is enough, so both are searched for; only pages whose URL has something in
 * common with the requested one are kept. A page that the version does not have may be in another one.
 */
export async function findSimilar(
  path: string,
  versions: SearchSite['versions'],
  search: Search,
  searchElsewhere: Search,
): Promise<NavigationLink[]> {
  const ofSite = new Set(versions.flatMap(({ base }) => wordsOfPath(base)));
  const partsOf = (address: string): string[] => wordsOfPath(address).filter((part) => !ofSite.has(part));
  const wanted = partsOf(path);
  const isSimilar = ({ href }: FoundPage): boolean =>
    partsOf(href).some((part) => wanted.some((other) => shareBeginning(part, other)));
  const hasSameEnd = ({ href }: FoundPage): boolean => partsOf(href).at(-1) === wanted.at(-1);
  // The space ends the last word: it is not still being typed.
  const end = `${wanted.at(-1) ?? ''} `;
  const found = await Promise.all([search(end), search(`${wanted.join(' ')} `)]);
  const similar = interleave(found)
    .filter(isSimilar)
    .sort((a, b) => Number(hasSameEnd(b)) - Number(hasSameEnd(a)));
  const isMissing = wanted.length > 0 && !similar.some(hasSameEnd);
  const elsewhere = isMissing ? (await searchElsewhere(end)).filter(hasSameEnd) : [];
  const labelOf = (page: FoundPage): string => {
    const title = page.title.map(({ text }) => text).join('');
    const version = elsewhere.includes(page) && versions.find(({ name }) => name === page.version);
    return version ? `${title} (${version.label})` : title;
  };
  // Each page once.
  const links = new Map([...elsewhere, ...similar].map((page) => [page.href, labelOf(page)]));
  return Array.from(links, ([href, label]) => ({ label, href })).slice(0, maxPages);
}

/** The words of each segment of a path, without malformed escapes. */
function wordsOfPath(path: string): string[] {
  let text: string;
  try {
    text = decodeURIComponent(path);
  } catch {
    text = path.replaceAll(/%[\da-f]{0,2}/gi, ' ');
  }
  const parts = text.replace(/(\/index)?\.html?$/, '').split('/');
  return parts.map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()).filter((part) => part !== '');
}

/** Whether any words begin alike: beginnings are rarely misspelt. */
function shareBeginning(a: string, b: string): boolean {
  const starts = (text: string): string[] => text.split(' ').map((word) => word.slice(0, 3).toLowerCase());
  const own = new Set(starts(a).filter((start) => start.length > 2));
  return starts(b).some((start) => own.has(start));
}
