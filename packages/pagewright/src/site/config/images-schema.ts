import * as v from 'valibot';
import { flag } from './fields.ts';

const formats = v.picklist(['avif', 'webp'], 'expected "avif" or "webp"');
const width = v.pipe(
  v.number('expected a number of pixels'),
  v.integer('expected a whole number of pixels'),
  v.minValue(1, 'expected a number of pixels above 0'),
);

export const imagesSchema = v.strictObject({
  /** Whether a picture that is larger than it is shown opens at full size. */
  zoom: v.optional(flag, false),
  /** The formats in which builds make smaller copies of PNG, JPEG and WebP pictures, the preferred one first. This needs the package `sharp`. */
  formats: v.optional(v.array(formats, 'expected a list'), []),
  /** How wide these copies are, in pixels; none is wider than its picture. */
  widths: v.optional(
    v.pipe(v.array(width, 'expected a list'), v.minLength(1, 'expected at least one width')),
    [480, 960, 1440],
  ),
});

export type ImagesConfig = v.InferOutput<typeof imagesSchema>;
