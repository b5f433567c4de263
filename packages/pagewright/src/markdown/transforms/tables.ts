import type { Element, Text } from 'hast';
import { type HastPluginDefinition, type HastVisitorContext, defineHastPlugin } from 'satteri';

/** Cells without a class align with the start of the text, which is what `:---` asks for. */
const alignments: Record<string, string[]> = { 'text-align: center': ['center'], 'text-align: right': ['end'] };

/**
 * Wide tables scroll sideways, which must work by keyboard. An empty corner cell is not a header; below it, the first
 * cell of each row is. Classes align columns: the parser would write an inline style into every cell.
 */
export function tables(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table', 'th', 'td'],
      visit(node, context) {
        if (node.tagName === 'table') {
          for (const lineBreak of lineBreaks(node)) context.removeNode(lineBreak);
          return context.setProperty(node, 'tabIndex', 0);
        }
        const { style, ...properties } = node.properties;
        const isRowHeader = node.tagName === 'td' && isBelowCorner(node, context);
        const tagName = isRowHeader ? 'th' : node.children.length === 0 ? 'td' : node.tagName;
        if (!style && tagName === node.tagName) return;
        const className = alignments[String(style)];
        return {
          ...node,
          tagName,
          properties: { ...properties, ...(isRowHeader && { scope: 'row' }), ...(className && { className }) },
        } as Element;
      },
    },
  });
}

/** Whether this is the first cell of a row, and that of the first row is empty. */
function isBelowCorner(cell: Readonly<Element>, context: HastVisitorContext): boolean {
  const column = context.indexOf(cell);
  // Before the first one there is a line break.
  if (column === undefined || column > 1) return false;
  const row = context.parent(cell) as Element;
  if (column !== row.children.findIndex(({ type }) => type === 'element')) return false;
  const [head] = elements(context.parent(context.parent(row)) as Element);
  const [corner] = elements(elements(head)[0]);
  return corner?.children.length === 0;
}

function elements(parent: Element | undefined): Element[] {
  return parent?.children.filter((child) => child.type === 'element') ?? [];
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
