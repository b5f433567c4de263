import * as v from 'valibot';
import { text } from '../../site/config/fields.ts';

/** What `glossary({ … })` takes. */
export const glossaryOptions = v.strictObject({
  /** Id of the doc that shows the list with `<Glossary />`, the same in every version. */
  page: v.optional(text, 'glossary'),
});

export type GlossaryOptions = v.InferInput<typeof glossaryOptions>;
