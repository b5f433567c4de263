import * as v from 'valibot';
import { absoluteUrl, text } from './fields.ts';

const image = v.strictObject({ url: text, alt: v.string('expected text') });
const date = v.pipe(v.string('expected a date'), v.isoDate('expected a date such as 2026-01-31'));

export const adSchema = v.strictObject({
  id: text,
  type: v.literal('docs_ad', 'expected "docs_ad"'),
  /** Marks the ad in the page: `data-ad`. */
  ad_id: text,
  /** An ad with twice the weight is on twice as many pages; with 0 it is on none. */
  ad_weight: v.pipe(v.number('expected a number'), v.minValue(0, 'must not be negative')),
  /** The text. */
  ad_copy: text,
  ad_url: v.strictObject({ link_type: v.literal('Web', 'expected "Web"'), url: absoluteUrl, target: v.optional(text) }),
  /** Files in static/ or absolute URLs; the small one is for phones. */
  ad_image: v.strictObject({ ...image.entries, small: v.optional(image) }),
  /** The first day on which a build shows the ad. */
  first_publication_date: date,
  last_publication_date: date,
});
