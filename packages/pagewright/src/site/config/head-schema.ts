import * as v from 'valibot';
import { text } from './fields.ts';

/** Its attributes; `true` stands for one without a value. */
const attributes = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z:-]*$/, 'expected the name of an attribute, in lower case')),
  v.union([v.string(), v.literal(true)], 'expected text, or true for an attribute without a value'),
);

/** Tags that every page has in its `<head>`: a snippet of analytics, the proof of a site's owner. */
export const headSchema = v.array(
  v.variant(
    'tag',
    [
      /** A tag that has attributes only. */
      v.strictObject({ tag: v.picklist(['meta', 'link']), attributes }),
      /** A script with `src` or with content, or a style with content. */
      v.pipe(
        v.strictObject({
          tag: v.picklist(['script', 'style']),
          /** Its attributes; `true` stands for one without a value. */
          attributes: v.optional(attributes),
          /** What is between the tags. */
          content: v.optional(text),
        }),
        v.check(
          ({ attributes: { src } = {}, content }) => (src === undefined) !== (content === undefined),
          'a script has either a src among its attributes or content, and a style has content',
        ),
      ),
    ],
    'expected "meta", "link", "script" or "style"',
  ),
);

export type SiteHead = v.InferOutput<typeof headSchema>;
