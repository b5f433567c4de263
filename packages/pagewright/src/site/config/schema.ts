import * as v from 'valibot';
import { pageFields } from '../docs/front-matter-schema.ts';
import { absoluteUrl, docLink, flag, headingLevel, link, plainPath, text } from './fields.ts';
import { cspSchema } from './csp-schema.ts';
import { freshnessSchema } from './freshness-schema.ts';
import { headSchema } from './head-schema.ts';
import { i18nSchema } from './i18n-schema.ts';
import { imagesSchema } from './images-schema.ts';
import { markdownSchema } from './markdown-schema.ts';
import { navbarSchema } from './navbar-schema.ts';
import type { Plugin } from '../plugins/plugin.ts';
import { ownFieldsSchema } from './own-fields.ts';
import { pageMenuSchema } from './page-menu-schema.ts';
import { rulesSchema } from './rules-schema.ts';
import { searchSchema } from './search-schema.ts';
import { stringsSchema } from './strings-schema.ts';
import { sitePath, themeSchema } from './theme-schema.ts';
import { versionsSchema } from './version-schema.ts';

// The shape of site.config.ts. Every message says what is allowed: writers see it, not engine developers.

/** A file is written there, and servers look for files by the decoded path without the query. */
const redirectSource = v.pipe(
  text,
  plainPath(/^\//, 'must start with a slash'),
  v.regex(/^[^%?#]*$/, 'expected a plain path such as "/docs/café", without "%", "?" and "#"'),
);

export const siteConfigSchema = v.strictObject({
  /** The site's name: part of every page's title. */
  title: text,
  /** What the site is about, in one sentence: the description in its web manifest. */
  tagline: text,
  /** Where the site is published, without the base path. */
  url: v.pipe(absoluteUrl, v.regex(/[^/]$/, 'must not end with a slash')),
  /** The path that all pages are under. */
  baseUrl: v.pipe(
    v.string('expected text'),
    plainPath(/^\/(.*\/)?$/, 'must start and end with a slash, such as "/docs/"'),
    // Other characters would need two spellings: raw in folder names, percent-encoded in URLs.
    v.regex(/^[\w./~-]*$/, 'use only letters from a to z, digits and - . _ ~ between the slashes'),
  ),
  /** A file in static/ or an absolute URL. Browsers that do not show an SVG use favicon.ico in static/. */
  favicon: text,
  /** The picture that other sites show with a link; a file in static/ or an absolute URL. */
  socialImage: v.optional(text),
  /** The languages of the site. */
  i18n: i18nSchema,
  /** Texts of the interface that this site words differently, by their key: `'doc.edit': 'Improve this page'`. */
  strings: v.optional(stringsSchema, {}),
  /** The versions of the documentation, the newest first. */
  versions: versionsSchema,
  /** Which headings a page's table of contents lists: 2 is `##`. */
  tableOfContents: v.optional(
    v.pipe(
      v.strictObject({
        /** The highest level. */
        minLevel: headingLevel,
        /** The lowest one. */
        maxLevel: headingLevel,
      }),
      v.check(({ minLevel, maxLevel }) => minLevel <= maxLevel, 'minLevel must not be greater than maxLevel'),
    ),
    { minLevel: 2, maxLevel: 3 },
  ),
  /**
   * Whether each page links to what has changed in it since the version before, and each version has a page with all its changes. It
   * needs two versions.
   */
  versionChanges: v.optional(flag, false),
  /** Whether links in the text of pages show, on hover and focus, the first lines of what they lead to. */
  linkPreviews: v.optional(flag, true),
  /** Whether a reader's first visit is in the system's colour mode instead of the light one. */
  colorMode: v.optional(
    v.strictObject({
      /** If not, it is in the light one until the reader switches. */
      followSystem: v.optional(flag, false),
    }),
    {},
  ),
  /** The folder of the components that pages may use: `Counter.tsx` is `<Counter>`. By default components/, if there is one. */
  components: v.optional(sitePath),
  /** The folder of pages that are components: `about.tsx` is at `about`. By default pages/, if there is one. */
  pages: v.optional(sitePath),
  /** How the site looks: its stylesheet, and components in the place of the engine's. */
  theme: v.optional(themeSchema, {}),
  /** The bar at the top of every page. */
  navbar: navbarSchema,
  /** What stands at the end of every page. */
  footer: v.strictObject({
    /** Columns of links, each with a title. */
    columns: v.array(
      v.strictObject({
        /** What the links have in common. */
        title: text,
        /** Each has an `href` or a `docId`. */
        links: v.array(v.union([link, docLink], 'expected { label, href } or { label, docId }')),
      }),
    ),
    /** The line below them. */
    copyright: text,
  }),
  /**
   * A menu on every page with its text for readers and their assistants: copy it as Markdown, view it, open it elsewhere, copy a link to
   * it. `{}` is enough; without this option there is none.
   */
  pageMenu: v.optional(pageMenuSchema),
  /**
   * Whether agents in a reader's browser are offered tools: to search, to read a page, to open another one. Only browsers with WebMCP, a
   * draft of the W3C, have such agents; nothing is loaded anywhere else.
   */
  webMcp: v.optional(flag, false),
  /** A line above the navbar. Whoever dismisses it sees it again once `id` changes. */
  announcement: v.optional(
    v.strictObject({
      /** Any name: a new one is a new announcement. */
      id: text,
      /** What it says. */
      text,
      /** Where readers find out more. */
      link: v.optional(link),
      /** Whether it has a button that hides it for good. */
      dismissible: v.optional(flag, true),
    }),
  ),
  /** How readers search: in the site's own index, or with a hosted service. */
  search: searchSchema,
  /** Tags that every page has in its `<head>`, such as a snippet of analytics. */
  head: v.optional(headSchema, []),
  /**
   * What pages need of the content security policy besides what plugins name: sources by directive, such as
   * `{ 'img-src': ['https://pictures.example'] }`. With `false` there is no policy.
   */
  csp: v.optional(cspSchema, {}),
  /** What readers can do with pictures, and which copies of them builds make. */
  images: v.optional(imagesSchema, {}),
  /** What pages can contain beyond what all of them can. */
  markdown: v.optional(markdownSchema, {}),
  /** Where the site folder can be edited: a page's path is added to it. */
  editUrl: v.optional(absoluteUrl),
  /** Fields of the site's own that pages may have in their front matter, each with its type. */
  frontMatter: v.optional(
    v.pipe(
      ownFieldsSchema,
      v.check(
        (own) => !Object.keys(own).some((name) => Object.hasOwn(pageFields, name)),
        `every page has these fields anyway: ${Object.keys(pageFields).join(', ')}`,
      ),
    ),
  ),
  /** When `check --freshness` lists a page. */
  freshness: v.optional(freshnessSchema, {}),
  /** How severe each rule about the content is. */
  rules: v.optional(rulesSchema),
  /** Old paths → where they lead: a path on this site or an absolute URL. */
  redirects: v.optional(
    v.array(
      v.strictObject({
        /** A path with the base path in front, or outside of it. */
        from: redirectSource,
        /** Where it leads. */
        to: text,
      }),
    ),
    [],
  ),
  /** What adds to the site: `apiReference({ … })` from `pagewright/reference`, or objects of the site's own. */
  plugins: v.optional(
    v.array(
      v.custom<PluginEntry>(() => true),
      'expected a list of plugins',
    ),
    [],
  ),
});

/** `false` and the like stand for no plugin. */
type PluginEntry = Plugin | Plugin[] | false | null | undefined;

/** The plugins of a site. Other threads import the module to have them as well. */
export interface SitePlugins {
  list: Plugin[];
  /** The compiled configuration. */
  module: string;
  /** Changes with its code. */
  code: string;
}

/** The contents of `site.config.ts`, as authored. */
export type SiteConfig = v.InferInput<typeof siteConfigSchema>;
/** The same with all defaults filled in. */
export type ResolvedConfig = Omit<v.InferOutput<typeof siteConfigSchema>, 'plugins'> & { plugins: SitePlugins };
export type NavbarItem = ResolvedConfig['navbar']['items'][number];
export type VersionConfig = ResolvedConfig['versions'][number];
