import * as v from 'valibot';
import { type Plural, type SiteStrings, partsOf } from '../../contract/strings/strings.ts';
import { english } from '../../contract/strings/tables.ts';
import { text } from './fields.ts';

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** `{version}` → `version`; each once. */
const namesIn = (value: string): string[] => [...new Set(partsOf(value).filter((_, index) => index % 2))];

/** A text with the same names as the English one: any other would be shown as it is, and a missing one would hide its value. */
function textLike(original: string) {
  const names = namesIn(original);
  const listed = names.map((name) => `{${name}}`).join(', ');
  return v.pipe(
    text,
    v.check(
      (value) => namesIn(value).sort().join() === names.sort().join(),
      names.length > 0
        ? `it must contain ${listed}, and nothing else in braces`
        : 'it must not contain names in braces',
    ),
  );
}

/** Only `{count}` is known; a form for one or two things may say the number in words. */
const countText = v.pipe(
  text,
  v.check((value) => namesIn(value).every((name) => name === 'count'), 'the only name in braces can be {count}'),
);

const plural = v.strictObject({
  ...(Object.fromEntries(forms.map((form) => [form, v.optional(countText)])) as Record<
    (typeof forms)[number],
    v.OptionalSchema<typeof countText, undefined>
  >),
  other: countText,
});

type AnyEntry = v.OptionalSchema<v.GenericSchema<string> | v.GenericSchema<Plural>, undefined>;

const entries = Object.entries(english).map(([key, value]): [string, AnyEntry] => [
  key,
  v.optional(typeof value === 'string' ? textLike(value) : (plural as v.GenericSchema<Plural>)),
]);

/** Some or all texts of the interface. */
export const stringsSchema = v.strictObject(Object.fromEntries(entries)) as unknown as v.GenericSchema<
  Partial<SiteStrings>
>;
