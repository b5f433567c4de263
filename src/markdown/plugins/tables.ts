import type { Element } from 'hast';
import { type HastPluginDefinition, defineHastPlugin } from 'satteri';

/** A wide table scrolls sideways, and the keyboard must be able to do that; an empty corner is the header of nothing. */
export function tables(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table', 'th'],
      visit(node, context) {
        if (node.tagName === 'table') context.setProperty(node, 'tabIndex', 0);
        else if (node.children.length === 0) return { ...node, tagName: 'td' } as Element;
      },
    },
  });
}
