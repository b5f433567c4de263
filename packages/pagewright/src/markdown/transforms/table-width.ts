import type { Element, ElementContent } from 'hast';

/** Widths in pixels at the usual font size, as `prose.css` sets text, code and cells in tables. */
const textCharacter = 7;
const codeCharacter = 7.9;
const codePadding = 8;
const cellPadding = 25;

/** The width that a table has at least when no word and no name is broken: each column is as wide as its longest one. */
export function unbrokenWidth(table: Element): number {
  const columns: number[] = [];
  for (const row of rowsOf(table)) {
    const cells = row.children.filter(isElement);
    for (const [index, cell] of cells.entries())
      columns[index] = Math.max(columns[index] ?? 0, longestWord(cell.children) + cellPadding);
  }
  return columns.reduce((sum, width) => sum + width, 0);
}

function rowsOf({ tagName, children }: Element): Element[] {
  const elements = children.filter(isElement);
  return tagName === 'table' ? elements.flatMap(rowsOf) : elements;
}

function longestWord(nodes: ElementContent[], isCode = false): number {
  const widths = nodes.map((node) => {
    if (node.type === 'text') {
      const letters = Math.max(...node.value.split(/\s+/).map(({ length }) => length));
      return isCode ? letters * codeCharacter + codePadding : letters * textCharacter;
    }
    return isElement(node) ? longestWord(node.children, isCode || node.tagName === 'code') : 0;
  });
  return Math.max(0, ...widths);
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'element';
}
