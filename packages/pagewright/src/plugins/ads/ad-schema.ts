import * as v from 'valibot';
import { absoluteUrl, fieldOfItem, text } from '../../site/config/fields.ts';

const image = v.strictObject({
  /** A file in static/ or an absolute URL. */
  url: text,
  /** What it shows, for readers who cannot see it. */
  alt: v.string('expected text'),
});
const date = v.pipe(v.string('expected a date'), v.check(isDay, 'expected a date such as 2026-01-31'));

/** Not 31 February, which JavaScript takes for 3 March. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const ad = v.strictObject({
  /** Identifies the record where the ad comes from. */
  id: text,
  /** The kind of record. */
  type: v.literal('docs_ad', 'expected "docs_ad"'),
  /** Marks the ad in the page: `data-ad`. Pages refer to their ad by it. */
  ad_id: text,
  /** An ad with twice the weight is on twice as many pages; with 0 it is on none. */
  ad_weight: v.pipe(v.number('expected a number'), v.minValue(0, 'must not be negative')),
  /** The text. */
  ad_copy: text,
  /** Where it leads. */
  ad_url: v.strictObject({
    /** The kind of link. */
    link_type: v.literal('Web', 'expected "Web"'),
    /** The address. */
    url: absoluteUrl,
    /** The window to open it in: `_blank`. */
    target: v.optional(text),
  }),
  /** The picture. */
  ad_image: v.strictObject({
    ...image.entries,
    /** Another one for phones. */
    small: v.optional(image),
  }),
  /** The first day on which a build shows the ad. */
  first_publication_date: date,
  /** The last one. */
  last_publication_date: date,
});

export const adsSchema = v.pipe(
  v.array(ad, 'expected a list of ads'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const list = dataset.value;
    list.forEach((item, index) => {
      const report = (key: 'ad_id' | 'last_publication_date', message: string): void =>
        addIssue({ input: item[key], message, path: fieldOfItem(list, index, key) });
      const first = list.findIndex((other) => other.ad_id === item.ad_id);
      if (first < index) report('ad_id', `ads[${first}] has the same ad_id; give each ad its own`);
      if (item.last_publication_date < item.first_publication_date)
        report('last_publication_date', `must not be before first_publication_date, ${item.first_publication_date}`);
    });
  }),
);

/** As the configuration lists them. */
export type Ads = v.InferInput<typeof adsSchema>;
export type Ad = Ads[number];
