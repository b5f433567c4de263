import { Fragment, type ReactNode, createElement, use } from 'react';
import { type PartStrings, type PartValues, partsOf } from '../../contract/strings/strings.ts';
import { PartContext } from './part-context.ts';
import { textIn } from './text.ts';

/** The texts for the components of a part; `rich` puts elements in place of names. */
export function useTexts() {
  const { strings } = use(PartContext);
  const rich = <Key extends keyof PartStrings>(key: Key, ...[values]: PartValues<Key, ReactNode>): ReactNode => {
    const named: Record<string, ReactNode> = values ?? {};
    const parts = partsOf(strings[key]).map((part, index) => (index % 2 ? named[part] : part));
    return createElement(Fragment, null, ...parts);
  };
  return { text: textIn(strings), rich };
}
