// The interface between the search UI and whatever answers.

/** What a search record points to. */
export type RecordKind = 'page' | 'section' | 'member' | 'option' | 'key';

/** What the browser has to know about the site to search it. */
export interface SearchSite {
  versions: SearchVersion[];
  latest: string;
  locale: string;
  /** Set if a hosted service answers instead of the site's own index. */
  hosted?: HostedSearch;
}

export interface SearchVersion {
  name: string;
  label: string;
  /** Folder of the index. */
  index: string;
  /** Path of the version. */
  base: string;
  /** The tag of the version's records: `docs-default-current`. */
  tag: string;
}

export interface HostedSearch {
  applicationId: string;
  apiKey: string;
  indexName: string;
  /** Search only the reader's version and language. */
  contextual: boolean;
  /** Custom servers, for tests. */
  hosts?: string[];
}

export interface SearchRequest {
  query: string;
  /** Name of the version to search. */
  version: string;
  /** The reader's current sidebar: its pages win ties. */
  sidebar?: string;
  /** Maximum number of pages. */
  limit: number;
}

/** Text in pieces; those that match the query are marked. */
export type MarkedText = { text: string; isMarked: boolean }[];

export interface FoundSection {
  /** URL with the anchor. */
  href: string;
  kind: RecordKind;
  title: MarkedText;
  snippet?: MarkedText;
}

export interface FoundPage {
  href: string;
  title: MarkedText;
  /** The page's position in its sidebar. */
  trail: string;
  version: string;
  /** The matching sections, best first; the page itself is one of kind `page`. */
  sections: FoundSection[];
}

export interface SearchAnswer {
  pages: FoundPage[];
  /** Total number of pages found. */
  total: number;
  /** What the query was probably meant to be. */
  suggestion?: string;
}

export interface SearchProvider {
  /** Loads what the first query needs; called on the first sign that one is coming. */
  prepare(version: string): void;
  /** May answer twice: first without snippets, then with them. Rejects with a message for the reader. */
  search(request: SearchRequest, answer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<void>;
}
