export interface Sibling {
  element: string;
  attributes: { className?: string; id?: string };
  content: string;
}

/** Elements whose required parents do not allow a wrapper around them. */
export const unwrappable = 'li|tr|td|th|thead|tbody|tfoot|caption|dt|dd';

const tags = new RegExp(`<(/?)(${unwrappable})\\b([^>]*)>`, 'g');

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

function readAttributes(text: string): Sibling['attributes'] {
  const className = /\bclass="([^"]*)"/.exec(text)?.[1];
  const id = /\bid="([^"]*)"/.exec(text)?.[1];
  return { ...(className && { className }), ...(id && { id }) };
}
