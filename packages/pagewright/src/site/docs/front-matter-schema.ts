import * as v from 'valibot';
import { flag, headingLevel, plainPath, visible } from '../config/fields.ts';
import { months } from '../config/freshness-schema.ts';
import type { OwnFields } from '../config/own-fields.ts';
import { suggestion } from '../../kernel/problems.ts';
import { headTags } from './head-tags.ts';

const text = v.pipe(v.string('expected text; put it in quotes if it looks like a number or contains a colon'), visible);
const texts = v.array(text, 'expected a list of texts, such as [one, two]');
const neighbour = v.optional(v.nullable(text));

/** A day, with or without a time after it. */
const date = v.pipe(
  text,
  v.check(
    (value) => /^\d{4}-\d\d-\d\d(?:[T ].*)?$/.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10))),
    'expected a day such as 2026-01-31',
  ),
  v.transform((value) => value.slice(0, 10)),
);

/** The fields that every page may have. Their names are those that other tools for documentation use, too. */
export const pageFields = {
  /** The page's heading, and what browsers and search engines call it. */
  title: text,
  /** One sentence of 60 to 160 characters, which search engines show. */
  description: v.optional(text),
  /** Replaces the last part of the doc id, and of the URL if there is no slug; the file of a folder's index keeps its URL. */
  id: v.optional(v.pipe(text, v.regex(/^[\w.-]+$/, 'expected a name without slashes, such as "camera"'))),
  /** Replaces the last path segment of the URL; with a leading slash, the whole path below the version's root. */
  slug: v.optional(
    v.pipe(text, plainPath(/^\/?[\w.-]+(\/[\w.-]+)*\/?$|^\/$/, 'expected a path such as "camera" or "/apis/camera"')),
  ),
  /** Which sidebar to show with a page that no sidebar lists. */
  sidebar: v.optional(text),
  /** What the sidebar calls the page, if its title is too long for that. */
  sidebar_label: v.optional(text),
  /** Where it stands in a sidebar that is made from a folder: the smallest number first. */
  sidebar_position: v.optional(v.number('expected a number')),
  /** Subjects of the page. Each tag has a page that lists those with it. */
  tags: v.optional(texts),
  /** Leaves the page out of builds; `dev` shows it. */
  draft: v.optional(flag),
  /** The page is built, but not in sidebars, search, sitemap and `llms.txt`; search engines are told to leave it alone. */
  unlisted: v.optional(flag),
  /** The picture that other sites show with a link: a file in static/ or an absolute URL. */
  image: v.optional(text),
  /** Words for the `keywords` tag in the document's head. */
  keywords: v.optional(texts),
  /** The highest level of headings that the page's table of contents lists: 2 is `##`. */
  toc_min_heading_level: v.optional(headingLevel),
  /** The lowest one. */
  toc_max_heading_level: v.optional(headingLevel),
  /**
   * `landing` is an entrance: the page has its sidebar and footer, but neither breadcrumbs nor table of contents nor heading of the engine's,
   * and all their room. Its text begins with the heading, `# …` or a component that shows it.
   *
   * `changelog` is a list of what has changed: each section `## 4.2.0 (2026-01-31)` is an entry, also in feeds.
   */
  layout: v.optional(
    v.picklist(['landing', 'changelog'], ({ input }) =>
      suggestion(
        String(input),
        ['landing', 'changelog'],
        'layouts are "landing" and "changelog"; leave it out for an ordinary page',
      ),
    ),
  ),
  /** Leaves the table of contents out. */
  hide_table_of_contents: v.optional(flag),
  /** The page before it: a doc id, or null for none. */
  pagination_prev: neighbour,
  /** The page after it: a doc id, or null for none. */
  pagination_next: neighbour,
  /** What its neighbours call it. */
  pagination_label: v.optional(text),
  /** When the page was last changed, instead of what git says. */
  last_update: v.optional(
    v.strictObject({
      /** A day: `2026-01-31`. */
      date: v.optional(date),
      /** Who is named below the page. */
      author: v.optional(text),
    }),
  ),
  /** The day on which somebody last made sure that the page is right: `2026-01-31`. `check --freshness` lists pages where that is long ago. */
  checked: v.optional(date),
  /** After how many months that is due again, if not as the configuration says. */
  check_every: v.optional(months),
  /** In translations: the text of the original that it was made from; `check` says what to write. */
  source_hash: v.optional(text),
  /** More tags for the document's head, `meta` or `link`: `{ tag: meta, name: author, content: Ann }`. They replace the engine's own of that name. */
  head: v.optional(headTags),
};

const pageSchema = v.strictObject(pageFields);

/** What a page's front matter says; of a site's own fields, the values as its configuration wants them. */
export type FrontMatter = v.InferOutput<typeof pageSchema> & Readonly<Record<string, unknown>>;

/** The fields that pages may have, a site's own included. */
export function frontMatterSchema(own: OwnFields = {}): typeof pageSchema {
  return v.strictObject({
    ...pageFields,
    ...Object.fromEntries(Object.entries(own).map(([name, field]) => [name, ownField(field)])),
  });
}

function ownField({ type, oneOf, required }: OwnFields[string]): v.GenericSchema {
  const one = oneOf
    ? v.picklist(oneOf, ({ input }) => suggestion(String(input), oneOf, `expected one of: ${oneOf.join(', ')}`))
    : text;
  const kinds: Record<typeof type, v.GenericSchema> = {
    text: one,
    number: v.number('expected a number'),
    flag,
    list: v.array(one, 'expected a list of texts, such as [one, two]'),
  };
  return required ? kinds[type] : v.optional(kinds[type]);
}
