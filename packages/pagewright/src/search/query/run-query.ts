import { markTerms, snippetOf } from './mark.ts';
import type {
  FoundPage,
  FoundSection,
  MarkedText,
  SearchAnswer,
  SearchRequest,
} from '../../contract/search-provider.ts';
import { readQuery } from './query.ts';
import { type RankedPage, type RankedRecord, meantTerms, rank } from './rank.ts';
import type { SearchIndex } from './read-index.ts';
import { suggest } from './suggest.ts';

/** How many sections of a page are shown, and how close to the best one they must score. */
const maxSections = 3;
const nearlyAsGood = 0.6;

/** Answers from an index: first without snippets, and again once their texts are loaded. */
export async function answerFrom(
  index: SearchIndex,
  base: string,
  { query, version, sidebar, limit }: SearchRequest,
  answer: (answer: SearchAnswer) => void,
  isStale: () => boolean = () => false,
): Promise<void> {
  const read = await readQuery(index, query);
  if (read.words.length === 0) return answer({ pages: [], total: 0 });
  const ranking = await rank(index, read, limit, sidebar);
  const best = ranking.pages.slice(0, limit);
  const suggestion = await suggest(index, read.words, ranking);
  const terms = meantTerms(ranking.meanings);
  const complete = (texts?: (string[] | undefined)[]): SearchAnswer => ({
    pages: best.map((page, at) => toFound(page, base, version, terms, texts?.[at])),
    total: ranking.total,
    ...(suggestion && { suggestion }),
  });
  answer(complete());
  if (best.length === 0 || isStale()) return;
  // A missing snippet is no reason to fail: the result is shown without it.
  const texts = await Promise.all(best.map(({ page }) => index.texts(page.number).catch(() => undefined)));
  if (!isStale()) answer(complete(texts));
}

function toFound(
  { page, records }: RankedPage,
  base: string,
  version: string,
  terms: Set<string>,
  texts: string[] | undefined,
): FoundPage {
  const href = base + page.path;
  const best = records[0]!.score;
  return {
    href,
    version,
    trail: page.trail,
    title: markTerms(page.title, terms),
    sections: records
      .slice(0, maxSections)
      .filter(({ score }) => score >= best * nearlyAsGood)
      .map(toSection),
  };

  function toSection({ record, position }: RankedRecord): FoundSection {
    const text = texts?.[position];
    return {
      href: record.anchor ? `${href}#${record.anchor}` : href,
      kind: record.kind,
      title: markTerms(record.title, terms),
      ...(text && { snippet: snippetOf(text, terms, record.title) satisfies MarkedText }),
    };
  }
}
