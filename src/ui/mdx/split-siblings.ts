export interface Sibling {
  attributes: { className?: string; id?: string };
  content: string;
}

/** Splits `<li>…</li><li>…</li>` into its elements. The markup is the compiler's own, so tags are well formed. */
export function splitSiblings(html: string, element: string): Sibling[] {
  const siblings: Sibling[] = [];
  let depth = 0;
  let start = 0;
  let attributes: Sibling['attributes'] = {};
  for (const tag of html.matchAll(new RegExp(`<(/?)${element}\\b([^>]*)>`, 'g'))) {
    if (tag[1]) {
      depth--;
      if (depth === 0) siblings.push({ attributes, content: html.slice(start, tag.index) });
      continue;
    }
    if (depth === 0) {
      start = tag.index + tag[0].length;
      attributes = readAttributes(tag[2]!);
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
