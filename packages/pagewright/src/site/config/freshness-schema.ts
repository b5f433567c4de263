import * as v from 'valibot';

export const months = v.pipe(
  v.number('expected a number of months'),
  v.integer('expected whole months'),
  v.minValue(1, 'expected a number from 1'),
);

/** How many months pass until `check --freshness` lists a page. */
export const freshnessSchema = v.strictObject({
  /** Since it was last changed, as git says. */
  changed: v.optional(months, 24),
  /** Since its facts were last checked, on a page whose front matter has a day in `checked`. */
  checked: v.optional(months, 6),
});
