import * as v from 'valibot';
import { text } from '../../site/config/fields.ts';

/** What a site says about its product's APIs. */
export const referenceOptions = v.strictObject({
  /** The scope of the documented packages: `@scope`. */
  scope: v.pipe(
    v.string('expected text'),
    v.regex(/^@[\w-]+$/, 'expected the scope of the documented packages, such as "@scope"'),
  ),
  /** The platforms that the APIs are documented for, as declarations name them: `['ios', 'android']`. Without any, pages say nothing about platforms. */
  platforms: v.optional(v.array(text, 'expected a list of names'), []),
  /** What readers see instead of those names: `{ ios: 'iOS' }`. `@minOs` may use any name that has a label. */
  labels: v.optional(v.record(text, text, 'expected an object with a text for each name'), {}),
  /** More tags that doc comments may have, as notes for writers. */
  notes: v.optional(v.array(text, 'expected a list of tags'), []),
  /** An SVG file in `static/` with a `<symbol>` for capabilities and platforms, named like these: pages show them beside the names. */
  icons: v.optional(text),
  /** The package that all others need in the same major version, by the name of its declaration file: `core`. */
  core: v.optional(text),
  /** Whether an older version has the APIs of the next newer one unless `reference/FOLDER/NAME.ts` says otherwise. */
  inherit: v.optional(v.boolean('expected true or false'), false),
  /** The product's configuration file, if it has one. */
  config: v.optional(
    v.strictObject({
      /** Its name without the extension. */
      file: text,
      /** The package that exports its type. */
      package: text,
      /** The name of that type. */
      type: text,
      /** The option under which each capability has its section. */
      sectionsUnder: text,
    }),
  ),
});

export type ReferenceOptions = v.InferInput<typeof referenceOptions>;
export type ResolvedOptions = v.InferOutput<typeof referenceOptions>;

/** What doc comments may name. */
export type Vocabulary = Pick<ResolvedOptions, 'platforms' | 'labels' | 'notes'>;

export const noVocabulary: Vocabulary = { platforms: [], labels: {}, notes: [] };
