import { useEffect, useState } from 'react';
import { openProvider } from '../../search/open-provider.ts';
import type { SearchAnswer, SearchRequest, SearchSite } from '../../contract/search-provider.ts';
import { interleave } from './interleave.ts';
import { limitQuery } from './search-address.ts';

export interface SearchState {
  /** The answer to this request or, while it is loading, to the previous one. */
  answer?: SearchAnswer;
  /** The query that the answer is for. */
  answered: string;
  isLoading: boolean;
  /** The answer to this request has arrived with all its snippets. */
  isComplete: boolean;
  error?: Error;
  retry: () => void;
}

/** Searches one or several versions, again whenever the query changes. */
export function useSearch(
  site: SearchSite,
  versions: string[],
  { query, sidebar, limit, snippets }: Omit<SearchRequest, 'version'>,
): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{
    of: string;
    question: string;
    answer?: SearchAnswer;
    isComplete?: boolean;
    error?: Error;
  }>();
  const question = limitQuery(query.trim());
  const all = versions.join(' ');
  const asked = JSON.stringify([question, all, sidebar, limit, attempt]);

  useEffect(() => {
    if (question === '') return;
    const stop = new AbortController();
    const names = all.split(' ');
    const answers = new Map<string, SearchAnswer>();
    const ask = async (): Promise<void> => {
      const provider = await openProvider(site);
      const searches = names.map((version) =>
        provider.search(
          { query: question, version, limit, sidebar, snippets },
          (answer) => {
            answers.set(version, answer);
            if (answers.size === names.length && !stop.signal.aborted)
              setResult({ of: asked, question, answer: merge(names.map((name) => answers.get(name)!)) });
          },
          stop.signal,
        ),
      );
      await Promise.all(searches);
      setResult((last) => (last?.of === asked ? { ...last, isComplete: true } : last));
    };
    ask().catch((error: Error) => stop.signal.aborted || setResult({ of: asked, question, error }));
    return () => stop.abort();
  }, [site, question, all, sidebar, limit, snippets, asked]);

  const retry = (): void => setAttempt(attempt + 1);
  if (question === '') return { answered: '', isLoading: false, isComplete: false, retry };
  const isLoading = result?.of !== asked;
  return {
    answered: result?.question ?? '',
    isLoading,
    isComplete: !isLoading && result.isComplete === true,
    retry,
    answer: result?.answer,
    error: isLoading ? undefined : result.error,
  };
}

/** Merges the answers of several versions. */
function merge(answers: SearchAnswer[]): SearchAnswer {
  if (answers.length === 1) return answers[0]!;
  return {
    pages: interleave(answers.map(({ pages }) => pages)),
    total: answers.reduce((sum, { total }) => sum + total, 0),
  };
}
