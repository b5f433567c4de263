import * as v from 'valibot';
import { flag, text } from './fields.ts';

/** What pages can contain beyond what all of them can. */
export const markdownSchema = v.strictObject({
  /** Whether `$…$` and `$$…$$` are formulas in TeX. */
  math: v.optional(flag, false),
  /** Whether code blocks in the language `mermaid` are drawn: with the installed package, or with the build at this path. */
  mermaid: v.optional(v.union([flag, text], 'expected true or the path of a build of Mermaid'), false),
});
