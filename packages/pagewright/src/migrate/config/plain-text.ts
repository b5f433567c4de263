import { type HtmlNode, parseHtml } from '../../kernel/html/parse-html.ts';

/** The text of a piece of HTML. */
export function plainText(html: string): string {
  const textOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));
  return textOf(parseHtml(html)).replace(/\s+/g, ' ').trim();
}
