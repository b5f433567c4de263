import type { FoundPage, PageType, SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink } from '../../contract/page-data.ts';
import { interleave } from '../search/interleave.ts';
import { plainText } from '../search/plain-text.ts';
import { wordsOfAddress } from './words-of-address.ts';

const maxPages = 5;

type Search = (query: string) => Promise<FoundPage[]>;

export interface SimilarPage extends NavigationLink {
  /** Its position in its sidebar. */
  trail: string;
  type: PageType;
}

/**
 * Pages that the reader may have meant, those with the same last segment first, then those with a similar one in the folder
 * that was asked for. The end of a URL says what the page is about, the rest where it was. Neither alone is enough, so both
 * are searched for; only pages whose URL has something in common with the requested one are kept. A page that the version
 * does not have may be in another one.
 */
export async function findSimilar(
  path: string,
  versions: SearchSite['versions'],
  search: Search,
  searchElsewhere: Search,
): Promise<SimilarPage[]> {
  const partsOf = (address: string): string[] => wordsOfAddress(address, versions);
  const wanted = partsOf(path);
  const isSimilar = ({ href }: FoundPage): boolean => areAlike(partsOf(href), wanted);
  const hasSameEnd = ({ href }: FoundPage): boolean => partsOf(href).at(-1) === wanted.at(-1);
  // A similar end says more than the same folder, in which everything is.
  const likeness = (page: FoundPage): number => {
    const parts = partsOf(page.href);
    const inFolder = Number(areAlike(parts.slice(0, -1), wanted.slice(0, -1)));
    return 4 * Number(hasSameEnd(page)) + 2 * Number(areAlike(parts.slice(-1), wanted.slice(-1))) + inFolder;
  };
  // The space ends the last word: it is not still being typed.
  const end = `${wanted.at(-1) ?? ''} `;
  const found = await Promise.all([search(end), search(`${wanted.join(' ')} `)]);
  const similar = interleave(found)
    .filter(isSimilar)
    .sort((a, b) => likeness(b) - likeness(a));
  const isMissing = wanted.length > 0 && !similar.some(hasSameEnd);
  const elsewhere = isMissing ? (await searchElsewhere(end)).filter(hasSameEnd) : [];
  const labelOf = (page: FoundPage): string => {
    const title = plainText(page.title);
    const version = elsewhere.includes(page) && versions.find(({ name }) => name === page.version);
    return version ? `${title} (${version.label})` : title;
  };
  // Each page once.
  const pages = new Map([...elsewhere, ...similar].map((page) => [page.href, page]));
  return [...pages.values()].slice(0, maxPages).map((page) => {
    const { href, trail, type } = page;
    return { label: labelOf(page), href, trail, type };
  });
}

function areAlike(some: string[], others: string[]): boolean {
  return some.some((part) => others.some((other) => shareBeginning(part, other)));
}

/** Whether any words begin alike: beginnings are rarely misspelt. */
function shareBeginning(a: string, b: string): boolean {
  const starts = (text: string): string[] => text.split(' ').map((word) => word.slice(0, 3).toLowerCase());
  const own = new Set(starts(a).filter((start) => start.length > 2));
  return starts(b).some((start) => own.has(start));
}
