import { type HtmlElement, isElement, parseHtml } from '../../kernel/html/parse-html.ts';

interface Sibling {
  element: string;
  /** As properties of a React element. */
  attributes: Record<string, string>;
  content: string;
}

/** Splits `<li>…</li><li>…</li>` into its elements. What is between them is white space. */
export function splitSiblings(html: string): Sibling[] {
  return parseHtml(html)
    .children.filter(isElement)
    .map((element) => ({
      element: element.tag,
      attributes: propertiesOf(element),
      content: html.slice(element.start, element.end),
    }));
}

/** What the compiler writes on these elements, and what React calls it. Elements with a writer's own attributes do not come here. */
const properties = new Map([
  ['class', 'className'],
  ['id', 'id'],
  ['scope', 'scope'],
  ['role', 'role'],
  ['data-label', 'data-label'],
]);

function propertiesOf({ tag, attributes }: HtmlElement): Sibling['attributes'] {
  const pairs = Object.entries(attributes).map(([name, value]) => {
    const property = properties.get(name);
    if (!property) throw new Error(`the attribute "${name}" of <${tag}> is not supported here`);
    return [property, value] as const;
  });
  return Object.fromEntries(pairs);
}
