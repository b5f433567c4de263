import { withAttributes } from '../../kernel/html/change-html.ts';
import type { HtmlElement } from '../../kernel/html/parse-html.ts';

/** Attributes that name ids, one or several. */
const naming = new Set('for headers list aria-labelledby aria-describedby aria-controls aria-details'.split(' '));
/** As attributes of drawings have it: `fill="url(#a)"`. */
const used = /url\(\s*(["']?)#([^"')]+)\1\s*\)/g;

/** The id of something in a chapter, unique in the book. */
export const idIn = (chapter: number, id: string): string => `c${chapter}-${id}`;

/** An element whose ids, and the names of others, are unique in the book. */
export function withOwnIds(element: HtmlElement, chapter: number): HtmlElement {
  const { attributes } = element;
  const own = (id: string): string => idIn(chapter, id);
  const changed: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'id') changed[name] = own(value);
    else if (naming.has(name)) changed[name] = value.split(/\s+/).map(own).join(' ');
    else if (value.includes('url('))
      changed[name] = value.replace(used, (_whole, _quote, id: string) => `url(#${own(id)})`);
    else if (/^(?:xlink:)?href$/.test(name) && element.tag !== 'a' && value.startsWith('#'))
      changed[name] = `#${own(value.slice(1))}`;
  }
  return Object.keys(changed).length > 0 ? withAttributes(element, changed) : element;
}
