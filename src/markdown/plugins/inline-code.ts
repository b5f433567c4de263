import type { Element } from 'hast';
import { type HastNode, type HastPluginDefinition, type HastVisitorContext, defineHastPlugin } from 'satteri';
import { breakableCode } from '../inline-code.ts';

/** Says where inline code may be broken. Fences are none: they are rendered by now. */
export function inlineCode(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'inline-code',
    element: {
      filter: ['code'],
      visit(node, context) {
        const value = breakableCode(context.textContent(node), isInTable(node, context) ? 'table' : 'text');
        // What stays as it is stays part of what is around it.
        if (/<(?:span|wbr)/.test(value)) return { ...node, children: [{ type: 'raw', value }] } as unknown as HastNode;
      },
    },
  });
}

function isInTable(node: Element, context: HastVisitorContext): boolean {
  let around = context.parent(node);
  while (around.type === 'element' && around.tagName !== 'table') around = context.parent(around);
  return around.type === 'element';
}
