interface Sibling {
  element: string;
  /** As properties of a React element. */
  attributes: Record<string, string>;
  content: string;
}

/** Elements whose required parents do not allow a wrapper around them. */
export const unwrappable = 'li|tr|td|th|thead|tbody|tfoot|caption|dt|dd';

const tags = new RegExp(`<(/?)(${unwrappable})\\b((?:[^>"]|"[^"]*")*)>`, 'g');

/** Splits `<li>…</li><li>…</li>` into its elements. The compiler's own markup, so tags are well-formed. */
export function splitSiblings(html: string): Sibling[] {
  const siblings: Sibling[] = [];
  let depth = 0;
  let start = 0;
  let attributes: Sibling['attributes'] = {};
  for (const tag of html.matchAll(tags)) {
    if (tag[1]) {
      depth--;
      if (depth === 0) siblings.push({ element: tag[2]!, attributes, content: html.slice(start, tag.index) });
      continue;
    }
    if (depth === 0) {
      start = tag.index + tag[0].length;
      attributes = readAttributes(tag[2]!, tag[3]!);
    }
    depth++;
  }
  return siblings;
}

/** What the compiler writes on these elements, and what React calls it. Elements with a writer's own attributes do not come here. */
const properties = new Map([
  ['class', 'className'],
  ['id', 'id'],
  ['scope', 'scope'],
]);

function readAttributes(element: string, text: string): Sibling['attributes'] {
  const pairs = Array.from(text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g), ([, name, value = '']) => {
    const property = properties.get(name!);
    if (!property) throw new Error(`the attribute "${name}" of <${element}> is not supported here`);
    return [property, value] as const;
  });
  return Object.fromEntries(pairs);
}
