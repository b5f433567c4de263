import { type PartStrings, type PartValues, fill } from '../../contract/strings/strings.ts';

/** A text in the language of the page. */
export type Text = ReturnType<typeof textIn>;

export function textIn(strings: Readonly<PartStrings>) {
  return <Key extends keyof PartStrings>(key: Key, ...[values]: PartValues<Key, string>): string =>
    fill(strings[key], values ?? {});
}
