import type { en } from './en.ts';
import type { en as parts } from './parts/en.ts';

type English = typeof en;

/** One text per plural form that the language has; `other` is also for the forms that are missing. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The texts of parts of pages that plugins generate, in one language. */
export type PartStrings = Record<keyof typeof parts, string>;
/** All texts that a site can replace. */
export type SiteStrings = Strings & PartStrings;

/** A table of all texts of the interface in one language. */
export type Strings = { [Key in keyof English]: English[Key] extends string ? string : Plural };

/** The names in braces: `'{up} {down}'` → `'up' | 'down'`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

export type PluralKey = { [Key in keyof English]: English[Key] extends string ? never : Key }[keyof English];
type TextKey = Exclude<keyof English, PluralKey>;
/** Entries without names. */
export type PlainKey = { [Key in TextKey]: [NamesIn<English[Key]>] extends [never] ? Key : never }[TextKey];
export type TemplateKey = Exclude<TextKey, PlainKey>;

/** What has to be filled in. */
export type Values<Key extends TemplateKey, Value> = Record<NamesIn<English[Key]>, Value>;

/** What has to be filled in in the text of a part; nothing if it has no names. */
export type PartValues<Key extends keyof PartStrings, Value> = [NamesIn<(typeof parts)[Key]>] extends [never]
  ? []
  : [values: Record<NamesIn<(typeof parts)[Key]>, Value>];

/** A text whose names are not filled in yet; its type keeps it from being shown like that. */
export interface Template<Names extends string> {
  readonly names: Names;
}
export type TemplateOf<Key extends TemplateKey> = Template<NamesIn<English[Key]>>;

/** Every other part is a name: `Last updated on {date}` → `['Last updated on ', 'date', '']`. */
export function partsOf(text: string): string[] {
  return text.split(/\{(\w+)\}/);
}

/** Puts values in place of the names in braces. */
export function fill(text: string, values: Record<string, string | number>): string {
  return partsOf(text)
    .map((part, index) => (index % 2 ? values[part] : part))
    .join('');
}
