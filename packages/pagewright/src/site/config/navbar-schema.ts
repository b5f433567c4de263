import * as v from 'valibot';
import { flag, languageTag, link, text } from './fields.ts';

const position = v.optional(v.picklist(['left', 'right'], 'expected "left" or "right"'), 'left');

const itemTypes = ['doc', 'link', 'dropdown', 'versions', 'search', 'social', 'locales', 'colorMode'] as const;

const navbarItem = v.variant(
  'type',
  [
    /** `docId` is that of the latest version; the link leads to the same page of the version shown, if it has it. */
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
    /** A link shown as an icon: `github`, `chat`, or an SVG in static/, which takes the colour of the text. */
    v.strictObject({
      type: v.literal('social'),
      position,
      icon: v.union(
        [v.picklist(['github', 'chat']), v.pipe(text, v.endsWith('.svg'))],
        'expected "github", "chat" or the path of an SVG file in static/',
      ),
      ...link.entries,
    }),
    /** This site's language, and links to sites in others. */
    v.strictObject({
      type: v.literal('locales'),
      position,
      items: v.optional(v.array(v.strictObject({ ...link.entries, lang: languageTag })), []),
    }),
    v.strictObject({ type: v.literal('colorMode'), position }),
  ],
  (issue) =>
    `${issue.received === 'undefined' ? '' : `unknown navbar item type ${issue.received}; `}use one of: ${itemTypes.join(', ')}`,
);

export const navbarSchema = v.strictObject({
  /** Whether the navbar leaves the screen while the reader scrolls down. */
  hideOnScroll: v.optional(flag, true),
  /**
   * A picture in static/. An SVG is inlined into every page, so that it can use the page's colours: `stroke="var(--accent)"`. A bitmap
   * is shown 32 pixels high.
   */
  logo: v.strictObject({ alt: text, src: text }),
  items: v.array(navbarItem, 'expected a list of navbar items'),
});
