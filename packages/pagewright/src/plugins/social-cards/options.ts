import * as v from 'valibot';
import { text } from '../../site/config/fields.ts';
import type { DrawCard } from './card.ts';

const color = v.pipe(
  v.string('expected text'),
  v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'expected a colour such as "#0b6e6e"'),
);

/** How social cards look. */
export const cardOptions = v.strictObject({
  /** A TrueType or OpenType font (`.ttf`, `.otf`), relative to the site's folder. Without it, a bold Inter with Latin, Greek and Cyrillic letters. */
  font: v.optional(text),
  /** The colours of the card. */
  colors: v.optional(
    v.strictObject({
      /** Behind everything. */
      background: v.optional(color, '#ffffff'),
      /** The title. */
      text: v.optional(color, '#15242b'),
      /** What steps back: the site's name. */
      muted: v.optional(color, '#52636b'),
      /** The section, the version and the stripe at the top. */
      accent: v.optional(color, '#0b6e6e'),
    }),
    {},
  ),
  /** A function that draws the card of a page as SVG, instead of the one that the package has. */
  draw: v.optional(v.custom<DrawCard>((value) => typeof value === 'function', 'expected a function')),
});

export type CardOptions = v.InferInput<typeof cardOptions>;
export type ResolvedOptions = v.InferOutput<typeof cardOptions>;
