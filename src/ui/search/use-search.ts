'use client';

import { useEffect, useState } from 'react';
import { loadRecords } from '../../search/load-records.ts';
import { type SearchHit, type SearchRecord, findPages } from '../../search/match.ts';

export type SearchState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; hits: SearchHit[] };

/** Results of a query against the index at `url`. */
export function useSearch(url: string, query: string): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ url: string; records?: SearchRecord[]; error?: Error }>();

  useEffect(() => {
    let stale = false;
    loadRecords(url).then(
      (records) => stale || setLoaded({ url, records }),
      (error: Error) => stale || setLoaded({ url, error }),
    );
    return () => {
      stale = true;
    };
  }, [url, attempt]);

  if (loaded?.url !== url) return { status: 'loading' };
  if (loaded.error) {
    const retry = () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    };
    return { status: 'failed', message: loaded.error.message, retry };
  }
  return { status: 'ready', hits: findPages(loaded.records ?? [], query) };
}
