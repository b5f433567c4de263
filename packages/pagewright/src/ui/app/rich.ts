import { Fragment, type ReactNode, createElement } from 'react';
import { type Template, partsOf } from '../../contract/strings/strings.ts';

/** A text of the interface with elements in place of its names: `rich(t('doc.updated'), { date: <time>…</time> })`. */
export function rich<Names extends string>(template: Template<Names>, values: Record<Names, ReactNode>): ReactNode {
  const parts = partsOf(String(template)).map((part, index) => (index % 2 ? values[part as Names] : part));
  return createElement(Fragment, null, ...parts);
}
