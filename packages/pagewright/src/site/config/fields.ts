import * as v from 'valibot';

// Field types shared by several schemas.

/** Not only blanks or signs of no width, such as a pasted zero-width space. */
export const visible = v.regex(/[^\s\p{Cc}\p{Cf}]/u, 'must not be empty');
export const text = v.pipe(v.string('expected text'), visible);
export const flag = v.boolean('expected true or false');
export const absoluteUrl = v.pipe(
  v.string('expected a URL'),
  v.url('expected an absolute URL such as https://example.com'),
);
/** Of the headings in a page's text: 2 is `##`. */
export const headingLevel = v.pipe(
  v.number('expected a number'),
  v.integer('expected a whole number'),
  v.minValue(2, 'expected a number from 2 to 6'),
  v.maxValue(6, 'expected a number from 2 to 6'),
);
export const link = v.strictObject({
  /** What readers see. */
  label: text,
  /** A path on this site, with the base path in front, or an absolute URL. */
  href: text,
});
export const docLink = v.strictObject({
  label: text,
  /** The page's id in the latest version; the link leads to the same page of the version shown, if it has it. */
  docId: text,
});
export const languageTag = v.pipe(text, v.check(isLanguageTag, 'expected a language tag such as "en" or "pt-BR"'));

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * A path of the given form, used for reading or writing files. Empty, `.` and `..` segments are rejected: with them
 * a file could end up outside the output folder.
 */
export function plainPath(
  form: RegExp,
  expected: string,
): v.CheckAction<string, (issue: v.CheckIssue<string>) => string> {
  return v.check(
    (path) => form.test(path) && hasPlainParts(path),
    ({ input }) => (form.test(input) ? 'must not contain empty, "." or ".." segments' : expected),
  );
}

function hasPlainParts(path: string): boolean {
  if (path === '' || path === '/') return true;
  const parts = path.replace(/^\//, '').replace(/\/$/, '').split(/[/\\]/);
  return parts.every((part) => !['', '.', '..'].includes(part));
}

/** The path of an issue that a check of several fields reports at one of them. */
export function fieldOf<Input extends object>(input: Input, key: keyof Input & string): v.ObjectPathItem {
  return {
    type: 'object',
    origin: 'value',
    input: input as Record<string, unknown>,
    key,
    value: input[key],
  };
}

/** The same for a field of an item in a list. */
export function fieldOfItem<Item extends object>(
  list: Item[],
  index: number,
  key: keyof Item & string,
): [v.ArrayPathItem, v.ObjectPathItem] {
  const item = list[index]!;
  return [{ type: 'array', origin: 'value', input: list, key: index, value: item }, fieldOf(item, key)];
}
