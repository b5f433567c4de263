import { escapeAttribute, escapeText } from '../text/html.ts';
import { type HtmlNode, isElement } from './parse-html.ts';

/** Elements that have no content and no end tag. */
export const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Their content is not text with entities. */
const rawTags = new Set(['script', 'style']);

/** The HTML of a parsed node: the reverse of `parseHtml`, without comments. */
export function writeHtml(node: HtmlNode): string {
  if (!isElement(node)) return escapeText(node);
  const { tag, attributes, children } = node;
  const content = rawTags.has(tag) ? children.filter((child) => !isElement(child)).join('') : writeAll(children);
  if (tag === '') return content;
  const values = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${tag}${values.join('')}>${voidTags.has(tag) ? '' : `${content}</${tag}>`}`;
}

export function writeAll(nodes: HtmlNode[]): string {
  let html = '';
  for (const node of nodes) html += writeHtml(node);
  return html;
}
