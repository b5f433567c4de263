import type { Element, Text } from 'hast';
import { type HastPluginDefinition, type HastVisitorContext, defineHastPlugin } from 'satteri';

/** Cells without a class align with the start of the text, which is what `:---` asks for. */
const alignments: Record<string, string[]> = { 'text-align: center': ['center'], 'text-align: right': ['end'] };

/**
 * Wide tables scroll sideways, which must work by keyboard. An empty corner cell is not a header; below it, the first
 * cell of each row is. Classes align columns: the parser would write an inline style into every cell. The headers of columns
 * with sentences have one, too: browsers would leave them what names that cannot break do not need. On a phone, rows of three
 * cells or more with sentences are blocks, in which each cell has its header as a label; roles keep it a table for screen readers.
 */
export function tables(): HastPluginDefinition {
  const labelsOf = labelsByTable();
  return defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table', 'thead', 'tbody', 'tr', 'th', 'td'],
      visit(node, context) {
        const labels = labelsOf(node, context);
        const role = roles[node.tagName];
        if (role) {
          if (labels) context.setProperty(node, 'role', role);
          if (node.tagName !== 'table') return;
          for (const lineBreak of lineBreaks(node)) context.removeNode(lineBreak);
          return context.setProperty(node, 'tabIndex', 0);
        }
        const { style, ...properties } = node.properties;
        const isRowHeader = node.tagName === 'td' && isBelowCorner(node, context);
        const tagName = isRowHeader ? 'th' : node.children.length === 0 ? 'td' : node.tagName;
        const isText = node.tagName === 'th' && isAboveText(node, context);
        if (!style && !isText && !labels && tagName === node.tagName) return;
        const label = node.tagName === 'td' && node.children.length > 0 && labels?.[columnOf(node, context)];
        const className = [...(alignments[String(style)] ?? []), ...(isText ? ['text'] : [])];
        return {
          ...node,
          tagName,
          properties: {
            ...properties,
            ...(isRowHeader && { scope: 'row' }),
            ...(labels && { role: isRowHeader ? 'rowheader' : tagName === 'th' ? 'columnheader' : 'cell' }),
            ...(label && { dataLabel: label }),
            ...(className.length > 0 && { className }),
          },
        } as Element;
      },
    },
  });
}

const roles: Record<string, string> = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row' };

/** The labels of a table's cells, or none if its rows stay rows on a phone. The first cell of a row is its name. */
function labelsByTable(): (node: Readonly<Element>, context: HastVisitorContext) => string[] | undefined {
  const known = new Map<number | undefined, string[] | undefined>();
  return (node, context) => {
    let table = node as Element;
    while (table.tagName !== 'table') table = context.parent(table) as Element;
    const start = table.position?.start.offset;
    if (!known.has(start)) {
      const [head, body] = elements(table);
      const headers = elements(elements(head)[0]);
      const cells = elements(body).flatMap(elements);
      const isBlocks = headers.length > 2 && cells.some((cell) => context.textContent(cell).length >= sentence);
      known.set(start, isBlocks ? headers.map((header, i) => (i > 0 ? context.textContent(header) : '')) : undefined);
    }
    return known.get(start);
  };
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

/** As many characters take more than one line in a narrow column. */
const sentence = 25;

/** Whether the cells below a column's header contain sentences. */
function isAboveText(header: Readonly<Element>, context: HastVisitorContext): boolean {
  const row = context.parent(header) as Element;
  const column = columnOf(header, context);
  const [, body] = elements(context.parent(context.parent(row)) as Element);
  return elements(body).some((line) => {
    const cell = elements(line)[column];
    if (cell === undefined) return false;
    const text = context.textContent(cell);
    // A long name is none: it gets no room that it does not need.
    return text.length >= sentence && text.includes(' ');
  });
}

function columnOf(cell: Readonly<Element>, context: HastVisitorContext): number {
  const row = context.parent(cell) as Element;
  return elements(row).findIndex(({ position }) => position?.start.offset === cell.position?.start.offset);
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
