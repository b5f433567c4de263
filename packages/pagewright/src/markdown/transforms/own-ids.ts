import { type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import type { Component } from '../checks/components.ts';
import { type CompileContext, lineOf, textAttribute } from '../context.ts';

/** Collects the ids of elements written as HTML: `<a id="old-name" />`. */
export function ownIds(page: CompileContext): MdastPluginDefinition {
  const collect = (node: Component): void => {
    const id = textAttribute(node, 'id');
    // That of a plugin's link names what it leads to.
    const isLink = Object.hasOwn(page.plugins?.links ?? {}, node.name ?? '');
    if (id !== undefined && !isLink) page.ownIds.push({ id, line: lineOf(node) });
  };
  return defineMdastPlugin({
    name: 'own-ids',
    options: { position: true },
    mdxJsxFlowElement: collect,
    mdxJsxTextElement: collect,
  });
}
