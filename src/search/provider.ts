import type { RecordKind } from './extract.ts';

// What the modal and the search page ask, whoever answers.

export interface SearchRequest {
  query: string;
  /** Name of the version to look in. */
  version: string;
  /** Sidebar the reader is in: of equals, its pages come first. */
  sidebar?: string;
  /** How many pages to answer with, at most. */
  limit: number;
}

/** Text in pieces: those that answer the query are marked. */
export type MarkedText = { text: string; isMarked: boolean }[];

export interface FoundSection {
  /** Address, with the anchor. */
  href: string;
  kind: RecordKind;
  title: MarkedText;
  snippet?: MarkedText;
}

export interface FoundPage {
  href: string;
  title: MarkedText;
  /** Where the page stands in its sidebar. */
  trail: string;
  version: string;
  /** The parts that answer the query, best first; the page itself is one of kind `page`. */
  sections: FoundSection[];
}

export interface SearchAnswer {
  pages: FoundPage[];
  /** Pages in all. */
  total: number;
  /** The query as it was probably meant. */
  suggestion?: string;
}

export interface SearchProvider {
  /** Fetches what a first query needs; called on the first sign that one will come. */
  prepare(version: string): void;
  /** May answer more than once: first without snippets, then with them. Rejects with a message for the reader. */
  search(request: SearchRequest, answer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<void>;
}
