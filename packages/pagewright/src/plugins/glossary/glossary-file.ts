import * as v from 'valibot';
import { text } from '../../site/config/fields.ts';

/** The terms of a version, written once in glossary/FOLDER.ts. */
export const glossarySchema = v.strictObject({
  /** Every term, in any order: pages sort them. */
  terms: v.array(
    v.strictObject({
      /** As the list shows it, and as pages write it: `<Term>web view</Term>`. Capitals make no difference. */
      name: text,
      /** How else pages write it: its plural, an abbreviation. */
      also: v.optional(v.array(text), []),
      /** Its address on the glossary's page; made from the name if absent. */
      id: v.optional(v.pipe(text, v.regex(/^[\p{L}\p{M}\p{N}_-]+$/u, 'expected letters, digits and hyphens'))),
      /** What it means, in Markdown. A sentence or two: readers see it beside the word. */
      text,
    }),
  ),
});

/** The contents of `glossary/FOLDER.ts`, as authored. */
export type Glossary = v.InferInput<typeof glossarySchema>;
export type WrittenGlossary = v.InferOutput<typeof glossarySchema>;
