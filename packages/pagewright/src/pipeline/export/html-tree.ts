import { attribute, hasAttribute, htmlPieces } from '../../markdown/html/html-pieces.ts';

export interface Element {
  tag: string;
  children: Node[];
  attribute(name: string): string | undefined;
  has(name: string): boolean;
}

export type Node = Element | string;

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The content of well-formed HTML, as the engine renders it. Code samples are a `<pre>` with its HTML as text. */
export function htmlTree(html: string): Node[] {
  const root = element('body', '');
  const open = [root];
  for (const piece of htmlPieces(html)) {
    const parent = open.at(-1)!;
    if (piece.type === 'open') {
      const child = element(piece.tag, piece.attributes);
      parent.children.push(child);
      if (!empty.has(piece.tag)) open.push(child);
    } else if (piece.type === 'close') {
      // What is not open cannot be closed.
      const place = open.findLastIndex(({ tag }) => tag === piece.tag);
      if (place > 0) open.length = place;
    } else parent.children.push(piece.type === 'text' ? piece.text : piece.html);
  }
  return root.children;
}

function element(tag: string, attributes: string): Element {
  return {
    tag,
    children: [],
    attribute: (name) => attribute(attributes, name),
    has: (name) => hasAttribute(attributes, name),
  };
}
