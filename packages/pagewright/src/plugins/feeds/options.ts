import * as v from 'valibot';

const whole = v.pipe(
  v.number('expected a number'),
  v.integer('expected a whole number'),
  v.minValue(1, 'expected at least 1'),
);

export const feedOptions = v.strictObject({
  /** How many entries a feed has, the newest first. */
  entries: v.optional(whole, 30),
  /** A page has changed substantially once this part of its words has, since it was last in the feed: 0.2 is a fifth. */
  share: v.optional(
    v.pipe(
      v.number('expected a number'),
      v.gtValue(0, 'expected a number from 0 to 1'),
      v.maxValue(1, 'expected a number from 0 to 1'),
    ),
    0.2,
  ),
});

export type FeedOptions = v.InferInput<typeof feedOptions>;
