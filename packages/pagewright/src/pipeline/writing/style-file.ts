import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { readIfThere } from '../../kernel/files/read-if-there.ts';
import { SiteError } from '../../kernel/problems.ts';
import { withLineFeeds } from '../../kernel/text/line-ends.ts';
import { text } from '../../site/config/fields.ts';
import { validate } from '../../site/config/validate.ts';

/** The file in a site's folder that says how its pages are written. */
export const styleFile = 'style.yaml';

const limit = v.optional(v.pipe(v.number('expected a number'), v.minValue(1, 'expected a number from 1')));
const oneOrMore = v.union(
  [
    v.pipe(
      text,
      v.transform((word) => [word]),
    ),
    v.array(text),
  ],
  'expected a text or a list of texts, such as [one, two]',
);

const styleSchema = v.strictObject({
  /** How many words a sentence may have. */
  maxSentenceWords: limit,
  /** How many years of school a page may take to read, by the automated readability index. */
  maxReadingGrade: limit,
  /** Words to avoid. */
  words: v.optional(
    v.array(
      v.strictObject({
        /** A word or several, in lower case if they are meant in any case. */
        avoid: oneOrMore,
        /** What to write instead. */
        use: v.optional(text),
        /** Phrases in which it is right. */
        except: v.optional(oneOrMore, []),
        /** The reason, which writers are told. */
        why: v.optional(text),
      }),
    ),
    [],
  ),
});

export type Style = v.InferOutput<typeof styleSchema>;
export type AvoidedWord = Style['words'][number];

/** Nothing if the site has no such file. */
export function readStyle(siteDir: string): Style | undefined {
  const bytes = readIfThere(join(siteDir, styleFile));
  if (!bytes) return undefined;
  const source = withLineFeeds(bytes.toString());
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error)
    throw new SiteError({
      severity: 'error',
      file: styleFile,
      line: lines.linePos(error.pos[0]).line,
      message: `this is not YAML: ${error.message}`,
      hint: 'put texts in quotes that contain a colon or #, or begin with a sign',
    });
  return validate(styleSchema, document.toJS() ?? {}, { file: styleFile, source, firstLine: 1 });
}
