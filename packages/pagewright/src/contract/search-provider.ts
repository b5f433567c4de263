import type { Html } from './html.ts';

// The interface between the search UI and whatever answers.

/** What a search record points to. */
export type RecordKind = 'page' | 'section' | 'member' | 'option' | 'key' | 'message';

/** What a page is about, shown as an icon. */
export type PageType = 'guide' | 'api' | 'command' | 'configuration';

/** What the browser has to know about the site to search it. */
export interface SearchSite {
  versions: SearchVersion[];
  latest: string;
  locale: string;
  /** A drawing for where there is nothing else to see, as SVG. */
  illustration?: Html;
  /** The address of the file with the site's icons, and the last parts of the addresses of pages that have one. */
  icons?: { file: string; names: string[] };
  /** Where readers can ask who have found nothing. */
  help?: SearchLink;
  /** Set if a hosted service answers instead of the site's own index. */
  hosted?: HostedSearch;
}

/** As in page-data.ts, which needs this file. */
interface SearchLink {
  label: string;
  href: string;
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
  /** What readers often look for. */
  suggestions?: SearchLink[];
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
  /** How many sections, from the top, need snippets; all of them unless given. The others may do without. */
  snippets?: number | undefined;
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
  type: PageType;
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
