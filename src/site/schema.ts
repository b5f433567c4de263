import * as v from 'valibot';
import { absoluteUrl, flag, plainPath, text } from './fields.ts';
import { searchSchema } from './search-schema.ts';
import { i18nSchema } from './i18n-schema.ts';
import { versionsSchema } from './version-schema.ts';

// The shape of site.config.ts. Every message says what is allowed: writers see it, not engine developers.

const position = v.optional(v.picklist(['left', 'right'], 'expected "left" or "right"'), 'left');

const navbarItemTypes = ['doc', 'link', 'dropdown', 'versions', 'search', 'social', 'locales', 'colorMode'] as const;

const link = v.strictObject({ label: text, href: text });

const navbarItem = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('doc'), position, label: text, docId: text }),
    v.strictObject({ type: v.literal('link'), position, ...link.entries }),
    v.strictObject({
      type: v.literal('dropdown'),
      position,
      label: text,
      items: v.pipe(v.array(link), v.minLength(1, 'add at least one link')),
    }),
    v.strictObject({ type: v.literal('versions'), position }),
    v.strictObject({ type: v.literal('search'), position }),
    v.strictObject({
      type: v.literal('social'),
      position,
      icon: v.picklist(['github', 'chat', 'feed'], 'expected "github", "chat" or "feed"'),
      ...link.entries,
    }),
    v.strictObject({
      type: v.literal('locales'),
      position,
      items: v.optional(v.array(v.strictObject({ ...link.entries, lang: text })), []),
    }),
    v.strictObject({ type: v.literal('colorMode'), position }),
  ],
  (issue) =>
    `${issue.received === 'undefined' ? '' : `unknown navbar item type ${issue.received}; `}use one of: ${navbarItemTypes.join(', ')}`,
);

const headingLevel = v.pipe(
  v.number('expected a number'),
  v.integer('expected a whole number'),
  v.minValue(2, 'expected a number from 2 to 6'),
  v.maxValue(6, 'expected a number from 2 to 6'),
);
const image = v.strictObject({ url: text, alt: v.string('expected text') });
const date = v.pipe(v.string('expected a date'), v.isoDate('expected a date such as 2026-01-31'));

const ad = v.strictObject({
  id: text,
  type: v.literal('docs_ad', 'expected "docs_ad"'),
  ad_id: text,
  ad_weight: v.pipe(v.number('expected a number'), v.minValue(0, 'must not be negative')),
  ad_copy: text,
  ad_url: v.strictObject({ link_type: v.literal('Web', 'expected "Web"'), url: absoluteUrl, target: v.optional(text) }),
  ad_image: v.strictObject({ ...image.entries, small: v.optional(image) }),
  first_publication_date: date,
  last_publication_date: date,
});

/** A file is written there, and servers look for files by the decoded path without the query. */
const redirectSource = v.pipe(
  text,
  plainPath(/^\//, 'must start with a slash'),
  v.regex(/^[^%?#]*$/, 'expected a plain path such as "/docs/café", without "%", "?" and "#"'),
);

export const siteConfigSchema = v.strictObject({
  title: text,
  tagline: text,
  url: v.pipe(absoluteUrl, v.regex(/[^/]$/, 'must not end with a slash')),
  baseUrl: v.pipe(
    v.string('expected text'),
    plainPath(/^\/(.*\/)?$/, 'must start and end with a slash, such as "/docs/"'),
    // Other characters would need two spellings: raw in folder names, percent-encoded in URLs.
    v.regex(/^[\w./~-]*$/, 'use only letters from a to z, digits and - . _ ~ between the slashes'),
  ),
  favicon: text,
  socialImage: v.optional(text),
  i18n: i18nSchema,
  versions: versionsSchema,
  tableOfContents: v.optional(
    v.pipe(
      v.strictObject({ minLevel: headingLevel, maxLevel: headingLevel }),
      v.check(({ minLevel, maxLevel }) => minLevel <= maxLevel, 'minLevel must not be greater than maxLevel'),
    ),
    { minLevel: 2, maxLevel: 3 },
  ),
  colorMode: v.optional(v.strictObject({ followSystem: v.optional(flag, false) }), {}),
  navbar: v.strictObject({
    hideOnScroll: v.optional(flag, true),
    /** An SVG in static/, inlined into every page so that it can use the page's colours: `stroke="var(--accent)"`. */
    logo: v.strictObject({ alt: text, src: text }),
    items: v.array(navbarItem, 'expected a list of navbar items'),
  }),
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
  announcementBar: v.optional(
    v.strictObject({ id: text, text, link: v.optional(link), dismissible: v.optional(flag, true) }),
  ),
  ads: v.optional(v.array(ad), []),
  search: searchSchema,
  tagManager: v.optional(v.strictObject({ id: v.optional(text) }), {}),
  editUrl: v.optional(absoluteUrl),
  /** Declarations in reference/, used to generate API pages and to check samples. */
  reference: v.optional(
    v.strictObject({
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
  redirects: v.optional(v.array(v.strictObject({ from: redirectSource, to: text })), []),
});

/** The contents of `site.config.ts`, as authored. */
export type SiteConfig = v.InferInput<typeof siteConfigSchema>;
/** The same with all defaults filled in. */
export type ResolvedConfig = v.InferOutput<typeof siteConfigSchema>;
export type NavbarItem = ResolvedConfig['navbar']['items'][number];
export type VersionConfig = ResolvedConfig['versions'][number];
export type Ad = ResolvedConfig['ads'][number];
