import { Parser } from 'htmlparser2';

export interface HtmlElement {
  /** In lower case. */
  tag: string;
  /** Values by lower-case name; that of an attribute without one is empty. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** Where its content begins and ends in the source. */
  start: number;
  end: number;
}

/** An element, or text with its entities decoded. Adjacent texts are one, also if a comment was between them. */
export type HtmlNode = HtmlElement | string;

/** Parses HTML the way browsers do, except that nothing is added: a fragment stays what it is. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: {}, children: [], start: 0, end: html.length };
  const open = [root];
  let parent = root;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const start = parser.endIndex + 1;
      const element = { tag, attributes, children: [], start, end: start };
      parent.children.push(element);
      open.push(element);
      parent = element;
    },
    ontext(text) {
      const { children } = parent;
      const last = children.length - 1;
      if (typeof children[last] === 'string') children[last] += text;
      else children.push(text);
    },
    onclosetag() {
      // A void element is closed by its own tag, which begins before its content would.
      parent.end = Math.max(parent.start, parser.startIndex);
      open.pop();
      parent = open.at(-1)!;
    },
  });
  parser.end(html);
  return root;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** The text of a node and all that it contains. */
export function textOf(node: HtmlNode): string {
  if (!isElement(node)) return node;
  let text = '';
  for (const child of node.children) text += textOf(child);
  return text;
}

/** All elements in a node, outer ones first. */
export function visitElements(node: HtmlElement, visit: (element: HtmlElement) => void): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    visit(child);
    visitElements(child, visit);
  }
}

/** The first element with a tag, in the order of the source. */
export function findElement(node: HtmlElement, tag: string): HtmlElement | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = child.tag === tag ? child : findElement(child, tag);
    if (found) return found;
  }
  return undefined;
}
