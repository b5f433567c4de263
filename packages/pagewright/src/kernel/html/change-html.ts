import { type HtmlElement, type HtmlNode, isElement } from './parse-html.ts';

/** What takes the place of an element: itself, another one, several nodes, or none. */
export type Change = (element: HtmlElement) => HtmlNode | HtmlNode[];

/** A changed copy of nodes: outer elements first, and then what is in what took their place. */
export function changeHtml(nodes: HtmlNode[], change: Change): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    return [change(node)].flat().map((changed) => withContent(changed, change));
  });
}

function withContent(node: HtmlNode, change: Change): HtmlNode {
  return isElement(node) ? { ...node, children: changeHtml(node.children, change) } : node;
}

/** An element that no source contains. */
export function newElement(
  tag: string,
  attributes: HtmlElement['attributes'] = {},
  children: HtmlNode[] = [],
): HtmlElement {
  return { tag, attributes, children, start: 0, end: 0 };
}

/** The same element with other values of attributes; those that are `undefined` are left out. */
export function withAttributes(element: HtmlElement, values: Record<string, string | undefined>): HtmlElement {
  const all = Object.entries({ ...element.attributes, ...values });
  return {
    ...element,
    attributes: Object.fromEntries(all.filter((pair): pair is [string, string] => pair[1] !== undefined)),
  };
}

export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return attributes['class']?.split(/\s+/).includes(name) ?? false;
}
