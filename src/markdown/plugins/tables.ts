import type { Element, Text } from 'hast';
import { type HastPluginDefinition, defineHastPlugin } from 'satteri';
import { unbrokenWidth } from '../table-width.ts';

/** The column of text on a desktop (`doc.css`), in pixels at the usual font size. */
const contentWidth = 768;

/** Cells without a class align with the start of the text, which is what `:---` asks for. */
const alignments: Record<string, string[]> = { 'text-align: center': ['center'], 'text-align: right': ['end'] };

/**
 * Wide tables scroll sideways, which must work by keyboard; those that would even on a desktop break their names instead.
 * An empty corner cell is not a header. Classes align columns: the parser would write an inline style into every cell.
 */
export function tables(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table', 'th', 'td'],
      visit(node, context) {
        if (node.tagName === 'table') {
          for (const lineBreak of lineBreaks(node)) context.removeNode(lineBreak);
          if (unbrokenWidth(node) > contentWidth) context.setProperty(node, 'className', ['tight']);
          return context.setProperty(node, 'tabIndex', 0);
        }
        const { style, ...properties } = node.properties;
        const tagName = node.children.length === 0 ? 'td' : node.tagName;
        if (!style && tagName === node.tagName) return;
        const className = alignments[String(style)];
        return { ...node, tagName, properties: { ...properties, ...(className && { className }) } } as Element;
      },
    },
  });
}

const rowParents = new Set(['table', 'thead', 'tbody', 'tr']);

/** The parser sets each row and cell on a line of its own, which every reader would load for nothing. */
function lineBreaks({ tagName, children }: Element): Text[] {
  if (!rowParents.has(tagName)) return [];
  return children.flatMap((child) => {
    if (child.type === 'text') return child.value === '\n' ? [child] : [];
    return child.type === 'element' ? lineBreaks(child) : [];
  });
}
