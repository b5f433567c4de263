import type { RootContent } from 'hast';
import { type HastNode, type HastPluginDefinition, defineHastPlugin } from 'satteri';
import type { CompileContext } from '../context.ts';

/** What follows it is about a screen down, or more. */
const firstScreen = 60;

interface Part {
  isFar: boolean;
  nodes: RootContent[];
}

/**
 * Divides what is far down the page into parts that browsers may leave out of the first frame: the text below each
 * heading, and components, which are often long.
 */
export function farParts(page: CompileContext): HastPluginDefinition {
  return defineHastPlugin({
    name: 'far-parts',
    after(root, context) {
      const far = new Set(page.headings.filter(({ line }) => line > firstScreen).map(({ id }) => id));
      if (far.size === 0) return;
      const parts: Part[] = [{ isFar: false, nodes: [] }];
      const begin = (isFar = parts.at(-1)!.isFar): void => void parts.push({ isFar, nodes: [] });
      for (const node of root.children) {
        const heading = node.type === 'element' && /^h[23]$/.test(node.tagName) ? node : undefined;
        const isComponent = node.type === 'mdxJsxFlowElement';
        if (heading) begin(far.has(String(heading.properties['id'])));
        else if (isComponent) begin();
        parts.at(-1)!.nodes.push(node);
        if (isComponent) begin();
      }
      const children = parts.flatMap(({ isFar, nodes }) => (isFar && !nodes.some(isReference) ? wrap(nodes) : nodes));
      context.replaceNode(root, { type: 'root', children });
    },
  });
}

/** The reference comes in parts of its own. */
function isReference(node: HastNode): boolean {
  return node.type === 'raw' && node.value.includes('<section');
}

function wrap(nodes: RootContent[]): RootContent[] {
  const isEmpty = nodes.every((node) => node.type === 'text' && node.value.trim() === '');
  return isEmpty
    ? nodes
    : [{ type: 'element', tagName: 'div', properties: { className: ['part'] }, children: nodes as never }];
}
