// What benchmarks put into the pages that they measure.
import type { answerFrom } from '../packages/pagewright/src/search/query/run-query.ts';
import type { SearchIndex } from '../packages/pagewright/src/search/query/read-index.ts';

declare global {
  interface Window {
    longTasks: number[];
    /** Of a first search, in milliseconds since the page began. */
    searchTimes: { clicked: number; opened: number; typed: number; answered: number };
    openIndex(): Promise<SearchIndex>;
    /** Milliseconds until the first answer. */
    ask(index: SearchIndex, query: string, start?: number): Promise<number | undefined>;
    engine: { answerFrom: typeof answerFrom; SearchIndex: typeof SearchIndex };
  }
}
