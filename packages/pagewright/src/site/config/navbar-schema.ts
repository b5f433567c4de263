import * as v from 'valibot';
import { flag, languageTag, link, text } from './fields.ts';

/** The side of the navbar that it is on. */
const position = v.optional(v.picklist(['left', 'right'], 'expected "left" or "right"'), 'left');

const itemTypes = ['doc', 'link', 'dropdown', 'versions', 'search', 'social', 'locales', 'colorMode'] as const;

const navbarItem = v.variant(
  'type',
  [
    /** A link to a page of the version that is shown. */
    v.strictObject({
      type: v.literal('doc'),
      position,
      /** What readers see. */
      label: text,
      /** The page's id in the latest version; in others, the link leads to the same page if they have it. */
      docId: text,
    }),
    /** A link to anything else. */
    v.strictObject({ type: v.literal('link'), position, ...link.entries }),
    /** A menu of links. */
    v.strictObject({
      type: v.literal('dropdown'),
      position,
      /** What its button says. */
      label: text,
      /** The links in it. */
      items: v.pipe(v.array(link), v.minLength(1, 'add at least one link')),
    }),
    /** The menu of versions. */
    v.strictObject({ type: v.literal('versions'), position }),
    /** The button that opens search. */
    v.strictObject({ type: v.literal('search'), position }),
    /** A link shown as an icon. Its label is for readers who cannot see that. */
    v.strictObject({
      type: v.literal('social'),
      position,
      /** `github`, `chat`, or the path of an SVG in static/, which takes the colour of the text. */
      icon: v.union(
        [v.picklist(['github', 'chat']), v.pipe(text, v.endsWith('.svg'))],
        'expected "github", "chat" or the path of an SVG file in static/',
      ),
      ...link.entries,
    }),
    /** The menu of languages. */
    v.strictObject({
      type: v.literal('locales'),
      position,
      /** Sites in other languages that it leads to as well. */
      items: v.optional(
        v.array(
          v.strictObject({
            ...link.entries,
            /** The language of that site: `pt-BR`. */
            lang: languageTag,
          }),
        ),
        [],
      ),
    }),
    /** The button that switches between light and dark. */
    v.strictObject({ type: v.literal('colorMode'), position }),
  ],
  (issue) =>
    `${issue.received === 'undefined' ? '' : `unknown navbar item type ${issue.received}; `}use one of: ${itemTypes.join(', ')}`,
);

export const navbarSchema = v.strictObject({
  /** Whether the navbar leaves the screen while the reader scrolls down. */
  hideOnScroll: v.optional(flag, true),
  /** The picture at the beginning, which leads to the first page. */
  logo: v.strictObject({
    /** What it says to readers who cannot see it: usually the site's name. */
    alt: text,
    /**
     * A file in static/. An SVG is inlined into every page, so that it can use the page's colours: `stroke="var(--accent)"`. A bitmap
     * is shown 32 pixels high.
     */
    src: text,
  }),
  /** What the navbar shows, from left to right. */
  items: v.array(navbarItem, 'expected a list of navbar items'),
});
