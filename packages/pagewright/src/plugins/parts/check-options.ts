import * as v from 'valibot';
import { fieldName } from '../../kernel/text/locate.ts';

/** Throws what is wrong with the options of a plugin; `call` is how the configuration calls it. */
export function checkOptions<Schema extends v.GenericSchema>(
  call: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const mistakes = result.issues.map((issue) => {
    const field = fieldName((issue.path ?? []).map(({ key }) => key as string | number));
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
    return `${field || 'it'}: ${isUnknown ? 'there is no such option' : issue.message}`;
  });
  throw new Error(`${call} has wrong options: ${mistakes.join('; ')}`);
}
