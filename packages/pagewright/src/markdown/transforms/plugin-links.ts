import type { Element } from 'hast';
import {
  type HastPluginDefinition,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
  defineHastPlugin,
} from 'satteri';
import { type CompileContext, lineOf, report, textAttributes } from '../context.ts';
import { resolveWritten } from './links.ts';

type Jsx = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>;

/** Makes links of components in a line of text, such as `<Term>web view</Term>`: to where their plugin says. */
export function pluginLinks(page: CompileContext): HastPluginDefinition {
  const { links = {}, linkTo } = page.plugins ?? {};
  const names = Object.keys(links);
  // An empty filter would let all through.
  if (names.length === 0) return { name: 'plugin-links' };
  const linkFor = (node: Jsx, context: HastVisitorContext): Element | undefined => {
    const name = node.name!;
    if (ancestors(node, context).some((tag) => tag === 'a' || names.includes(tag)))
      return void report(
        page,
        'error',
        node,
        `<${name}> is inside a link, and would be a second one`,
        'remove its tags, or the link around it',
      );
    const attributes = textAttributes(node, Object.keys(links[name]!));
    const link = linkTo!({ name, attributes, text: context.textContent(node).trim() });
    if ('message' in link) return void report(page, 'error', node, link.message, link.hint);
    const href = resolveWritten(page, link.target, { line: lineOf(node) });
    return {
      type: 'element',
      tagName: 'a',
      properties: { href, ...(link.class && { className: [link.class] }) },
      children: node.children as Element['children'],
    };
  };
  return defineHastPlugin({
    name: 'plugin-links',
    mdxJsxTextElement: { filter: names, visit: linkFor },
    // Alone on a line, it is a paragraph, other than as an item of a list.
    mdxJsxFlowElement: {
      filter: names,
      visit(node, context) {
        const link = linkFor(node, context);
        const [parent] = ancestors(node, context);
        if (!link || parent === 'li' || parent === 'summary') return link;
        return { type: 'element', tagName: 'p', properties: {}, children: [link] };
      },
    },
  });
}

/** The names of the elements around a node, the nearest first. */
function ancestors(node: Jsx, context: HastVisitorContext): string[] {
  const names: string[] = [];
  for (let parent = context.parent(node); parent && parent.type !== 'root'; parent = context.parent(parent))
    names.push('tagName' in parent ? parent.tagName : ('name' in parent && parent.name) || '');
  return names;
}
