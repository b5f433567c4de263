import * as v from 'valibot';
import { flag } from './fields.ts';

/** What pages can contain beyond what all of them can. */
export const markdownSchema = v.strictObject({
  /** Whether `$…$` and `$$…$$` are formulas in TeX. */
  math: v.optional(flag, false),
});
