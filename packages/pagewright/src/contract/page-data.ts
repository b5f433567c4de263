import type { ReactNode } from 'react';
import type { Html } from './html.ts';
import type { SearchSite } from './search-provider.ts';
import type { SitePageInfo, SitePageProps } from './site-page.ts';

// What is passed from the build to the components and on to the browser. Plain data, so that it can cross threads.

/** What the shell needs to know about the page inside it. */
export interface PageMeta {
  /** URL path of the page. */
  path: string;
  /** Content of <title>. */
  title: string;
  canonical?: string;
  /** Name of the page's version; pages such as search have none. */
  version?: string;
  /** URL of the same page, or else of the landing page, by version name; absent if the page failed to load. */
  versionLinks?: Record<string, string>;
  /** URL of the nearest page in the sidebar, if the page itself is not listed there: its overview or a neighbour. */
  near?: string;
  /** Set on a page of the site that has neither navbar nor footer. */
  isBlank?: true;
  /** The contents of a reference page, which the sidebar lists below the page's entry. */
  toc?: TocEntry[];
  /** URL of the page's shell payload. */
  shell: string;
  /** For pages without a version: the shell for each version a reader may prefer. */
  shells?: Record<string, string>;
}

export interface NavigationLink {
  label: string;
  href: string;
}

/** A link in a list that can mark the current one. */
export interface MenuLink extends NavigationLink {
  active?: boolean;
  /** Language of the label and of the page behind it, if it is another. */
  lang?: string;
}

export interface TocEntry {
  id: string;
  text: string;
  /** Levels below the list's highest; absent for those on it. */
  depth?: number;
  /** Whether it is a name in code. */
  isCode?: true;
}

export interface DocView {
  title: string;
  /** Only where a part of the site asks for it. */
  description?: string;
  /** Set on a version's landing page if the site has a part for it. */
  isLanding?: true;
  breadcrumbs: { label: string; href?: string }[];
  /** Whether the latest version also has this page; set only if there is a banner. */
  inLatest?: boolean;
  /** Empty if the sidebar lists the contents. */
  toc: TocEntry[];
  /** HTML below the title. */
  header?: Html;
  previous?: NavigationLink;
  next?: NavigationLink;
  /** Path in the site folder. */
  file: string;
  /** Where its text is, if that is another file. */
  textFile?: string;
  /** Whether something has changed since the version before. */
  changes?: true;
  /** ISO date. */
  lastUpdated?: string;
  /** The same in words; absent in English. */
  lastUpdatedText?: string;
  /** Set if the page is not translated, or its translation is older than the original. */
  translation?: TranslationNote;
  /** The language of the content, if it is another than that of the interface. */
  inOriginal?: { lang: string; dir: 'ltr' | 'rtl' };
  /** Whether the text uses the room of the table of contents, which is hidden. */
  isWide?: true;
  /** Whether it is an entrance: nothing is above its content, which has its own heading. */
  isEntrance?: true;
  /** Which of the shell's asides are beside the page. */
  asides?: number[];
  /** Which of them are below its text. */
  below?: number[];
}

export interface TranslationNote {
  /** URL of the original. */
  href: string;
  /** The name of its language. */
  label: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The page is the original. */
  isMissing?: true;
}

/** One page to render, as the build passes it to the server components. */
export type PageInput = DocInput | UtilityInput | ChangesInput;

export type DocInput = {
  meta: PageMeta;
  kind: 'doc';
  code: string;
  view: DocView;
  /** Those of site and plugins that it uses, by name; `callouts` among them is the engine's (`page-styles.ts`). */
  components?: string[];
  /** What a note above the text says about the page. */
  notice?: 'draft' | 'unlisted';
  tags?: NavigationLink[];
  /** Who wrote the last update. */
  updatedBy?: string;
};

/** One of the engine's own pages. */
export type UtilityInput = { meta: PageMeta } & (
  | { kind: 'search'; site: SearchSite }
  | {
      kind: 'not-found';
      links: Record<string, NavigationLink[]>;
      others: Record<string, NavigationLink[]>;
      searchHref: string;
      site: SearchSite;
    }
  /** A page of the site that is a component; `name` is its path below the base path. */
  | { kind: 'site'; name: string; layout: NonNullable<SitePageInfo['layout']>; site: SitePageProps }
  | ({ kind: 'plugin' } & PluginPart)
  | Omit<TagsInput, 'meta'>
);

/** A page that says what has changed since the version before: in one page, or in all. */
export interface ChangesInput {
  meta: PageMeta;
  kind: 'changes';
  trail: DocView['breadcrumbs'];
  toc: TocEntry[];
  content: Html;
}

/** A page that lists all tags of a version, or all pages that have a tag. */
export interface TagsInput {
  meta: PageMeta;
  kind: 'tags';
  title: string;
  trail: DocView['breadcrumbs'];
  entries: (NavigationLink & { count?: number; description?: string })[];
  /** For the plural forms of numbers. */
  locale: string;
}

/** What the component of a plugin shows. */
export interface PluginPart {
  /** `PLUGIN/page` or `PLUGIN/aside`. */
  module: string;
  props: Record<string, unknown>;
}

/** Decoded content payload: one per page. */
export interface PagePayload {
  /** Identifies the client code the payload was made for. */
  build: string;
  meta: PageMeta;
  /** URLs of the stylesheets that it needs besides the site's; absent if there are none. */
  styles?: string[];
  body: ReactNode;
}
