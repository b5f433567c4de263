import { markTerms, snippetOf } from './mark.ts';
import type {
  FoundPage,
  FoundSection,
  MarkedText,
  SearchAnswer,
  SearchRequest,
} from '../../contract/search-provider.ts';
import { readQuery } from './query.ts';
import { type RankedPage, type RankedRecord, meantTerms, rank, rankPages } from './rank.ts';
import { typeOfPage } from '../format/page-type.ts';
import type { SearchIndex } from './read-index.ts';
import { suggest } from './suggest.ts';
import { hasTypeSigns } from './type-signs.ts';

/** How many sections of a page are shown, and how close to the best one they must score. */
const maxSections = 3;
const nearlyAsGood = 0.6;
/** What fits a query for types is as good as the next one. */
const maxFitting = 6;

/**
 * Answers from an index: first with the snippets whose texts are at hand, and again once those that are wanted are loaded.
 *
 * @param rest Resolves when the reader has paused: while they type, each key has other results.
 */
export async function answerFrom(
  index: SearchIndex,
  base: string,
  { query, version, sidebar, limit, snippets = Infinity }: SearchRequest,
  answer: (answer: SearchAnswer) => void,
  isStale: () => boolean = () => false,
  rest: () => Promise<void> = async () => {},
): Promise<void> {
  const {
    pages: ranked,
    total,
    terms,
    signatureAt,
    suggestion,
  } = (await rankByTypes(index, query, limit, sidebar)) ?? (await rankByWords(index, query, limit, sidebar));
  const best = ranked.slice(0, limit);
  const found = (): FoundPage[] =>
    best.map((page) => {
      const { number } = page.page;
      const snippetAt = (position: number, title: string): MarkedText | undefined => {
        const signature = signatureAt?.(number, position);
        if (signature) return markTerms(signature, terms);
        const text = index.textsAtHand.get(number)?.[position];
        return text === undefined ? undefined : snippetOf(text, terms, title);
      };
      return toFound(page, base, version, terms, snippetAt, signatureAt ? maxFitting : maxSections);
    });
  const give = (pages: FoundPage[]): void => answer({ pages, total, ...(suggestion && { suggestion }) });
  const pages = found();
  give(pages);
  let above = 0;
  const seen = best.filter((_, at) => {
    const isSeen = above < snippets;
    above += pages[at]!.sections.length;
    return isSeen;
  });
  const missing = seen.filter(
    ({ page }, at) => !index.textsAtHand.has(page.number) && pages[at]!.sections.some(({ snippet }) => !snippet),
  );
  if (missing.length === 0) return;
  await rest();
  if (isStale()) return;
  // A missing snippet is no reason to fail: the result is shown without it.
  await Promise.all(missing.map(({ page }) => index.texts(page.number).catch(() => undefined)));
  if (!isStale()) give(found());
}

interface RankedAnswer {
  pages: RankedPage[];
  total: number;
  /** What is marked. */
  terms: Set<string>;
  /** What is shown of the records of a page, by their position on it, instead of their texts. */
  signatureAt?: (page: number, position: number) => string | undefined;
  suggestion?: string | undefined;
}

/** What fits types, if a query asks for some; undefined if it is to be read as words. */
export async function rankByTypes(
  index: SearchIndex,
  text: string,
  limit: number,
  sidebar?: string,
): Promise<RankedAnswer | undefined> {
  if (!hasTypeSigns(text)) return undefined;
  // If a deployment has taken it away, words are enough.
  const types = await import('./score-types.ts').catch(() => undefined);
  const scores = await types?.scoreByTypes(index, text);
  return (
    scores && {
      pages: await rankPages(index, scores, limit, sidebar),
      total: scores.pages.length,
      terms: scores.terms,
      signatureAt: (page, position) => scores.signatures.get(index.starts[page]! + position),
    }
  );
}

async function rankByWords(index: SearchIndex, text: string, limit: number, sidebar?: string): Promise<RankedAnswer> {
  const query = await readQuery(index, text);
  if (query.words.length === 0) return { pages: [], total: 0, terms: new Set() };
  const ranking = await rank(index, query, limit, sidebar);
  return { ...ranking, terms: meantTerms(ranking.meanings), suggestion: await suggest(index, query.words, ranking) };
}

function toFound(
  { page, records, all }: RankedPage,
  base: string,
  version: string,
  terms: Set<string>,
  snippetAt: (position: number, title: string) => MarkedText | undefined,
  most: number,
): FoundPage {
  const href = base + page.path;
  const best = records[0]!.score;
  return {
    href,
    version,
    trail: page.trail,
    title: markTerms(page.title, terms),
    type: typeOfPage(all),
    sections: records
      // What is said first on a page is no better than a section that fits: the page is there with its title anyway.
      .filter(({ record, score }, at) => score >= best * nearlyAsGood && (at === 0 || record.kind !== 'page'))
      .slice(0, most)
      .map(toSection),
  };

  function toSection({ record, position }: RankedRecord): FoundSection {
    const snippet = snippetAt(position, record.title);
    return {
      href: record.anchor ? `${href}#${record.anchor}` : href,
      kind: record.kind,
      title: markTerms(record.title, terms),
      ...(snippet && { snippet }),
    };
  }
}
