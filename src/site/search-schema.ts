import * as v from 'valibot';
import { absoluteUrl, flag, text } from './fields.ts';

export const searchSchema = v.pipe(
  v.strictObject({
    provider: v.picklist(['local', 'algolia'], 'expected "local" or "algolia"'),
    applicationId: v.optional(text),
    /** The public, search-only key: it is part of every page. */
    apiKey: v.optional(text),
    indexName: text,
    contextual: v.optional(flag, true),
    /** A word readers might use → what the pages call it. */
    synonyms: v.optional(v.record(text, v.array(text, 'expected a list of words')), {}),
    /** Servers to use instead of the service's own: a proxy, or a mock in tests. */
    hosts: v.optional(v.pipe(v.array(absoluteUrl, 'expected a list of URLs'), v.minLength(1, 'add at least one URL'))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.provider !== 'algolia') return;
    const demand = (key: 'applicationId' | 'apiKey', message: string): void => {
      const { value } = dataset;
      const path = { type: 'object', origin: 'value', input: value, key, value: undefined } as const;
      if (value[key] === undefined) addIssue({ input: undefined, message, path: [path] });
    };
    demand('applicationId', 'add the id of your Algolia application');
    demand('apiKey', 'add the search-only API key of your Algolia application; it is public');
  }),
);
