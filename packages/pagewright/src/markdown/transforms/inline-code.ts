import type { Element } from 'hast';
import { type HastPluginDefinition, type HastVisitorContext, defineHastPlugin } from 'satteri';
import { breakableCode, isNeverBroken } from '../code/inline-code.ts';

/** Adds break opportunities to inline code. Fences are already rendered at this point. */
export function inlineCode(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'inline-code',
    element: {
      filter: ['code'],
      visit(node, context) {
        const text = context.textContent(node);
        if (isNeverBroken(text)) return;
        const value = breakableCode(text, isInTable(node, context) ? 'table' : 'text');
        // Unchanged code is left alone, so that it can be folded.
        if (/<(?:span|wbr)/.test(value)) return { ...node, children: [{ type: 'raw', value }] };
      },
    },
  });
}

function isInTable(node: Element, context: HastVisitorContext): boolean {
  let around = context.parent(node);
  while (around.type === 'element' && around.tagName !== 'table') around = context.parent(around);
  return around.type === 'element';
}
