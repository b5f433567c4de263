import { en } from './en.ts';
import {
  type PlainKey,
  type Plural,
  type PluralKey,
  type Strings,
  type TemplateKey,
  type TemplateOf,
  type Values,
  fill,
} from './strings.ts';

let read = (): Strings => en;

/** Where `t` finds its table. */
export function readStrings(from: () => Strings): void {
  read = from;
}

/**
 * A text of the interface in the language of the page. Bundles for a site with one language have the text itself in
 * place of the call: see `pipeline/bundle/inline-strings.ts`. So the key has to be written here, and values as `{ name: … }`.
 */
export function t(key: PlainKey): string;
export function t(key: PluralKey): Plural;
/** With the names still in it, for `rich`. */
export function t<Key extends TemplateKey>(key: Key): TemplateOf<Key>;
export function t<Key extends TemplateKey>(key: Key, values: Values<Key, string | number>): string;
export function t(key: keyof Strings, values?: Record<string, string | number>): unknown {
  const text = read()[key];
  return values && typeof text === 'string' ? fill(text, values) : text;
}
