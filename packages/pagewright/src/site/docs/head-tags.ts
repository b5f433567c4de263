import * as v from 'valibot';

/** A tag in the head of a page's document: its name and its attributes. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

const form = 'write each tag as { tag: meta, name: author, content: Ann } or { tag: link, rel: …, href: … }';

/** Scripts and styles would run on this page only if it is the first that a reader opens. */
const authoredTag = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^(?!on|style$)[a-z][a-z:-]*$/, `not the name of an attribute; ${form}`)),
    v.union([v.string(), v.number(), v.boolean()], form),
    form,
  ),
  v.check(({ tag }) => tag === 'meta' || tag === 'link', 'only tags meta and link can be added to the head'),
  v.check((tag) => Object.keys(tag).length > 1, `a tag needs attributes; ${form}`),
  v.transform(({ tag, ...attributes }): HeadTag => {
    const shown = Object.entries(attributes).filter(([, value]) => value !== false);
    return {
      tag: tag as HeadTag['tag'],
      attributes: Object.fromEntries(shown.map(([name, value]) => [name, value === true ? '' : String(value)])),
    };
  }),
);

export const headTags = v.array(authoredTag, 'expected a list of tags');
