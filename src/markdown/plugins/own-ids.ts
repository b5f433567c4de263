import { type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import type { Component } from './components.ts';
import type { PageContext } from './context.ts';

/** Collects the ids of elements written as HTML: `<a id="old-name" />`. */
export function ownIds(page: PageContext): MdastPluginDefinition {
  const collect = ({ attributes, position }: Component): void => {
    for (const attribute of attributes)
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string')
        page.ownIds.push({ id: attribute.value, line: position?.start.line ?? 1 });
  };
  return defineMdastPlugin({
    name: 'own-ids',
    options: { position: true },
    mdxJsxFlowElement: collect,
    mdxJsxTextElement: collect,
  });
}
