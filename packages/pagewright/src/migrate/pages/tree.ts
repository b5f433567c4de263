// The part of the parser's tree that the migration looks at.

export interface Node {
  type: string;
  position?: { start: { offset?: number; line: number }; end: { offset?: number; line: number } };
  children?: Node[];
  /** Of text, code, comments and expressions. */
  value?: string;
  /** Of links, images and definitions. */
  url?: string;
  alt?: string | null;
  /** Of components and elements; of directives. */
  name?: string | null;
  attributes?: Attribute[];
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  data?: { directiveLabel?: boolean; hProperties?: { id?: string } };
}

export type Root = Node & { children: Node[] };

export interface Attribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  name?: string;
  value?: string | { value: string } | null;
}

export function startOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}

export function endOf(node: Node): number {
  return node.position?.end.offset ?? 0;
}

export function walk(node: Node, visit: (node: Node, around: Node[]) => void, around: Node[] = []): void {
  visit(node, around);
  const inner = [...around, node];
  for (const child of node.children ?? []) walk(child, visit, inner);
}

export function isElement(node: Node): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The text of a node without its markup. */
export function plainText(node: Node): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return '';
  return node.value ?? node.alt ?? (node.children ?? []).map(plainText).join('');
}

export interface Tags {
  /** Offsets of the opening tag. */
  open: readonly [start: number, end: number];
  /** Offsets of the closing tag; absent if the opening one closes itself. */
  close?: readonly [start: number, end: number];
}

/** Where the tags of an element are. */
export function tagsOf(node: Node, source: string): Tags {
  const start = startOf(node);
  const end = endOf(node);
  const openEnd = tagEnd(source, start);
  if (source[openEnd - 2] === '/' || openEnd >= end) return { open: [start, openEnd] };
  const closeStart = source.lastIndexOf('</', end - 1);
  return { open: [start, openEnd], ...(closeStart >= openEnd && { close: [closeStart, end] as const }) };
}

/** The end of a tag: its `>` outside of quotes and braces. */
function tagEnd(source: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < source.length; at++) {
    const sign = source[at]!;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || (sign === '`' && depth > 0)) quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '>' && depth === 0) return at + 1;
  }
  return source.length;
}
