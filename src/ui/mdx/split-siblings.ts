export interface Sibling {
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
      attributes = readAttributes(tag[3]!);
    }
    depth++;
  }
  return siblings;
}

/** The attributes that pages may use on these elements, and what React calls them. */
const properties = new Map([
  ['class', 'className'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ...['dir', 'id', 'lang', 'role', 'scope', 'title', 'value'].map((name): [string, string] => [name, name]),
]);

function readAttributes(text: string): Sibling['attributes'] {
  const pairs = Array.from(text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g), ([, name, value = '']) => {
    const property = /^(?:aria|data)-/.test(name!) ? name : properties.get(name!);
    // React would ignore it, or want something else than text.
    if (!property) throw new Error(`the attribute "${name}" is not supported here`);
    return [property, unescapeHtml(value)] as const;
  });
  return Object.fromEntries(pairs);
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** What the compiler escapes in attributes. */
function unescapeHtml(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
}
