import type { FoundPage, PageType, SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink } from '../../contract/page-data.ts';
import { interleave } from '../search/interleave.ts';
import { plainText } from '../search/plain-text.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** The best one, and a row of others. */
const maxPages = 4;

type Search = (query: string) => Promise<FoundPage[]>;

export interface SimilarPage extends NavigationLink {
  /** Its position in its sidebar. */
  trail: string;
  type: PageType;
  /** Whether it ends as the requested URL, or nearly so: otherwise it is only related. */
  isMatch: boolean;
}

/**
 * Pages that the reader may have meant, those with the same last segment first, then those with a similar one in the folder
 * that was asked for. The end of a URL says what the page is about, the rest where it was. Neither alone is enough, so both
 * are searched for; only pages whose URL has something in common with the requested one are kept, and more than a folder, which
 * many have. A page that the version does not have may be in another one.
 */
export async function findSimilar(
  path: string,
  versions: SearchSite['versions'],
  search: Search,
  searchElsewhere: Search,
): Promise<SimilarPage[]> {
  const partsOf = (address: string): string[] => wordsOfAddress(address, versions);
  const wanted = partsOf(path);
  const isSimilar = ({ href }: FoundPage): boolean => {
    const parts = partsOf(href);
    return areAlike(parts.slice(-1), wanted) || areAlike(parts, wanted.slice(-1));
  };
  const hasSameEnd = ({ href }: FoundPage): boolean => partsOf(href).at(-1) === wanted.at(-1);
  const hasSimilarEnd = ({ href }: FoundPage): boolean => areAlike(partsOf(href).slice(-1), wanted.slice(-1));
  // A similar end says more than the same folder, in which everything is.
  const likeness = (page: FoundPage): number => {
    const inFolder = Number(areAlike(partsOf(page.href).slice(0, -1), wanted.slice(0, -1)));
    return 4 * Number(hasSameEnd(page)) + 2 * Number(hasSimilarEnd(page)) + inFolder;
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
    return { label: labelOf(page), href, trail, type, isMatch: hasSameEnd(page) || hasSimilarEnd(page) };
  });
}

function areAlike(some: string[], others: string[]): boolean {
  const words = (parts: string[]): string[] => parts.flatMap((part) => part.toLowerCase().split(' '));
  return words(some).some((word) => words(others).some((other) => isAlike(word, other)));
}

/** Whether a word may be the other one in another form, or misspelt at one place. */
function isAlike(a: string, b: string): boolean {
  if (a === b) return a.length > 2;
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const isMisspelt = longer - start - end <= (longer < 6 ? 1 : 2);
  return shorter > 3 && (isMisspelt || (start > 3 && start >= 0.6 * longer));
}
