import * as v from 'valibot';
import { absoluteUrl, docLink, fieldOf, flag, link, text } from './fields.ts';

/** What a query is split into: see `wordsOf` in `search/format/words.ts`. */
const oneWord = /^[\p{L}\p{N}_]+$/u;

export const searchSchema = v.pipe(
  v.strictObject({
    /** `local` searches the site's own index, `algolia` the hosted service's. */
    provider: v.picklist(['local', 'algolia'], 'expected "local" or "algolia"'),
    /** The id of the application at the hosted service. */
    applicationId: v.optional(text),
    /** The public, search-only key: it is part of every page. */
    apiKey: v.optional(text),
    /** The name of the index at the hosted service; the site's own index does not use it. */
    indexName: v.optional(text),
    /** Whether the hosted service searches only the reader's version. */
    contextual: v.optional(flag, true),
    /** A word readers might use → what the pages call it. */
    synonyms: v.optional(v.record(text, v.array(text, 'expected a list of words')), {}),
    /** What readers often look for, offered before they type. Each has a `docId` or an `href`. */
    suggestions: v.optional(v.array(v.union([link, docLink], 'expected { label, docId } or { label, href }')), []),
    /** An SVG file in static/ with a `symbol` for each of some pages: its id is the last part of the page's address. */
    icons: v.optional(v.pipe(text, v.endsWith('.svg', 'expected the path of an SVG file in static/'))),
    /** Where readers can ask who have found nothing: a forum, an address for letters. */
    help: v.optional(link),
    /** Servers to use instead of the service's own: a proxy, or a mock in tests. */
    hosts: v.optional(v.pipe(v.array(absoluteUrl, 'expected a list of URLs'), v.minLength(1, 'add at least one URL'))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (value.provider === 'algolia') {
      const demand = (key: 'applicationId' | 'apiKey' | 'indexName', message: string): void => {
        if (value[key] === undefined) addIssue({ input: undefined, message, path: [fieldOf(value, key)] });
      };
      demand('applicationId', 'add the id of your Algolia application');
      demand('apiKey', 'add the search-only API key of your Algolia application; it is public');
      demand('indexName', 'add the name of your index at Algolia');
      return;
    }
    if (!value.contextual)
      addIssue({
        input: value.contextual,
        message: 'remove it: "local" always searches one version, only "algolia" can search all of them',
        path: [fieldOf(value, 'contextual')],
      });
    for (const word of Object.keys(value.synonyms))
      if (!oneWord.test(word) || word !== word.toLowerCase())
        addIssue({
          input: word,
          message: 'expected one word in lower case: "local" looks up each word of a query',
          path: [fieldOf(value, 'synonyms'), fieldOf(value.synonyms, word)],
        });
  }),
);
