import * as v from 'valibot';
import { adsSchema } from './ad-schema.ts';
import { absoluteUrl, flag, link, plainPath, text } from './fields.ts';
import { headSchema } from './head-schema.ts';
import { i18nSchema } from './i18n-schema.ts';
import { markdownSchema } from './markdown-schema.ts';
import { navbarSchema } from './navbar-schema.ts';
import { rulesSchema } from './rules-schema.ts';
import { searchSchema } from './search-schema.ts';
import { stringsSchema } from './strings-schema.ts';
import { sitePath, themeSchema } from './theme-schema.ts';
import { versionsSchema } from './version-schema.ts';

// The shape of site.config.ts. Every message says what is allowed: writers see it, not engine developers.

const headingLevel = v.pipe(
  v.number('expected a number'),
  v.integer('expected a whole number'),
  v.minValue(2, 'expected a number from 2 to 6'),
  v.maxValue(6, 'expected a number from 2 to 6'),
);

/** A file is written there, and servers look for files by the decoded path without the query. */
const redirectSource = v.pipe(
  text,
  plainPath(/^\//, 'must start with a slash'),
  v.regex(/^[^%?#]*$/, 'expected a plain path such as "/docs/café", without "%", "?" and "#"'),
);

const tagManagerId = v.pipe(text, v.regex(/^GTM-[A-Z0-9]+$/, 'expected the id of a container, such as "GTM-ABC1234"'));

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
  /** A file in static/ or an absolute URL. */
  favicon: text,
  /** The picture that other sites show with a link; a file in static/ or an absolute URL. */
  socialImage: v.optional(text),
  i18n: i18nSchema,
  /** Texts of the interface that this site words differently, by their key: `'doc.edit': 'Improve this page'`. */
  strings: v.optional(stringsSchema, {}),
  /** The newest first. */
  versions: versionsSchema,
  /** Which headings a page's table of contents lists: 2 is `##`. */
  tableOfContents: v.optional(
    v.pipe(
      v.strictObject({ minLevel: headingLevel, maxLevel: headingLevel }),
      v.check(({ minLevel, maxLevel }) => minLevel <= maxLevel, 'minLevel must not be greater than maxLevel'),
    ),
    { minLevel: 2, maxLevel: 3 },
  ),
  /** Whether a reader's first visit is in the system's colour mode instead of the light one. */
  colorMode: v.optional(v.strictObject({ followSystem: v.optional(flag, false) }), {}),
  /** The folder of the components that pages may use: `Counter.tsx` is `<Counter>`. By default components/, if there is one. */
  components: v.optional(sitePath),
  /** The folder of pages that are components: `about.tsx` is at `about`. By default pages/, if there is one. */
  pages: v.optional(sitePath),
  theme: v.optional(themeSchema, {}),
  navbar: navbarSchema,
  /** `docId` is that of the latest version; the link leads to the same page of the version shown, if it has it. */
  footer: v.strictObject({
    columns: v.array(
      v.strictObject({
        title: text,
        links: v.array(
          v.union([link, v.strictObject({ label: text, docId: text })], 'expected { label, href } or { label, docId }'),
        ),
      }),
    ),
    copyright: text,
  }),
  /** A line above the navbar. Whoever dismisses it sees it again once `id` changes. */
  announcement: v.optional(
    v.strictObject({ id: text, text, link: v.optional(link), dismissible: v.optional(flag, true) }),
  ),
  /** Each page shows one of them. */
  ads: v.optional(adsSchema, []),
  search: searchSchema,
  /** The container of Google Tag Manager; without an id, pages load no such script. */
  tagManager: v.optional(v.strictObject({ id: v.optional(tagManagerId) }), {}),
  /** Tags that every page has in its `<head>`, such as a snippet of analytics. */
  head: v.optional(headSchema, []),
  /** What pages can contain beyond what all of them can. */
  markdown: v.optional(markdownSchema, {}),
  /** Where the site folder can be edited: a page's path is added to it. */
  editUrl: v.optional(absoluteUrl),
  /** Declarations in reference/, used to generate API pages and to check samples. */
  reference: v.optional(
    v.strictObject({
      /** The scope of the documented packages. */
      scope: v.pipe(text, v.regex(/^@[\w-]+$/, 'expected the scope of the documented packages, such as "@scope"')),
      /** The product's configuration file. */
      config: v.optional(
        v.strictObject({
          /** Its name without the extension. */
          file: text,
          /** The package that exports its type. */
          package: text,
          type: text,
          /** The option under which each capability has its section. */
          sectionsUnder: text,
        }),
      ),
    }),
  ),
  /** How severe each rule about the content is. */
  rules: v.optional(rulesSchema),
  /** Old paths → where they lead: a path on this site or an absolute URL. */
  redirects: v.optional(v.array(v.strictObject({ from: redirectSource, to: text })), []),
});

/** The contents of `site.config.ts`, as authored. */
export type SiteConfig = v.InferInput<typeof siteConfigSchema>;
/** The same with all defaults filled in. */
export type ResolvedConfig = v.InferOutput<typeof siteConfigSchema>;
export type NavbarItem = ResolvedConfig['navbar']['items'][number];
export type VersionConfig = ResolvedConfig['versions'][number];
