import type { Element } from 'hast';
import { type HastPluginDefinition, defineHastPlugin } from 'satteri';

/** Cells without a class begin where the text does, which is what `:---` asks for. */
const alignments: Record<string, string[]> = { 'text-align: center': ['center'], 'text-align: right': ['end'] };

/**
 * A wide table scrolls sideways, and the keyboard must be able to do that; an empty corner is the header of nothing. How a
 * column is aligned is said by classes: the parser would write a style into every cell.
 */
export function tables(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table', 'th', 'td'],
      visit(node, context) {
        if (node.tagName === 'table') return context.setProperty(node, 'tabIndex', 0);
        const { style, ...properties } = node.properties;
        const tagName = node.children.length === 0 ? 'td' : node.tagName;
        if (!style && tagName === node.tagName) return;
        const className = alignments[String(style)];
        return { ...node, tagName, properties: { ...properties, ...(className && { className }) } } as Element;
      },
    },
  });
}
