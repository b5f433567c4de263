import * as v from 'valibot';
import { flag, text } from './fields.ts';

const type = v.picklist(['text', 'number', 'flag', 'list'], 'expected "text", "number", "flag" or "list"');

/** A field that pages of this site may have in their front matter; its type alone is short for `{ type }`. */
const ownField = v.lazy((input) =>
  typeof input === 'string'
    ? v.pipe(
        type,
        v.transform((only): OwnField => ({ type: only })),
      )
    : v.pipe(
        v.strictObject({
          /** `flag` is true or false, `list` a list of texts. */
          type,
          /** The only texts that are allowed. */
          oneOf: v.optional(v.pipe(v.array(text, 'expected a list of texts'), v.nonEmpty('list at least one text'))),
          /** Whether every page must have it. */
          required: v.optional(flag),
        }),
        v.check(
          (field) => !field.oneOf || field.type === 'text' || field.type === 'list',
          'oneOf is for the types "text" and "list"',
        ),
        v.transform((field): OwnField => field),
      ),
) as unknown as v.GenericSchema<OwnField['type'] | OwnField, OwnField>;

export interface OwnField {
  type: v.InferOutput<typeof type>;
  oneOf?: string[] | undefined;
  required?: boolean | undefined;
}

export type OwnFields = Record<string, OwnField>;

export const ownFieldsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/i, 'expected the name of a field, such as "audience"')),
  ownField,
  'expected an object with a type for each field',
);
