import { unescapeHtml } from '../../kernel/text/html.ts';

type HtmlPiece =
  | { type: 'open'; tag: string; attributes: string }
  | { type: 'close'; tag: string }
  | { type: 'text'; text: string }
  /** The content of a `<pre>`: highlighted code is mostly tags, so it is taken as a whole. */
  | { type: 'code'; html: string };

const token = /<(\/?)([a-z][a-z0-9-]*)([^>"]*(?:"[^"]*"[^>"]*)*)>|<!--[\s\S]*?-->|[^<]+/gi;
const notContent = ['nav', 'script', 'style', 'svg', 'button', 'noscript', 'footer'];

/**
 * Splits HTML into tags and texts. Leaves out comments and elements that are not content.
 *
 * @param others More elements to leave out.
 */
export function* htmlPieces(html: string, others: string[] = []): Generator<HtmlPiece> {
  const skipped = new Set([...notContent, ...others]);
  let skippedDepth = 0;
  const pattern = new RegExp(token);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [whole, slash, name, attributes] = match;
    const tag = name?.toLowerCase();
    if (tag !== undefined && skipped.has(tag)) {
      skippedDepth = Math.max(0, skippedDepth + (slash ? -1 : 1));
      continue;
    }
    if (skippedDepth > 0) continue;
    if (tag === undefined) {
      if (!whole.startsWith('<!--')) yield { type: 'text', text: unescapeHtml(whole) };
    } else if (slash) yield { type: 'close', tag };
    else {
      yield { type: 'open', tag, attributes: attributes! };
      if (tag !== 'pre') continue;
      const end = html.indexOf('</pre>', pattern.lastIndex);
      yield { type: 'code', html: html.slice(pattern.lastIndex, end) };
      pattern.lastIndex = end;
    }
  }
}

/** What a rendered page says below its title. */
export function articleOf(html: string): string {
  return html.slice(html.indexOf('</h1>', html.indexOf('<article')) + '</h1>'.length, html.lastIndexOf('</article>'));
}

/** HTML without its tags. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}

/** The value of an attribute in the text after a tag's name. */
export function attribute(attributes: string, name: string): string | undefined {
  // Most elements have none.
  if (!attributes.includes(`${name}="`)) return undefined;
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

/** Whether an element has an attribute, with or without a value. */
export function hasAttribute(attributes: string, name: string): boolean {
  return attributes
    .replace(/="[^"]*"/g, ' ')
    .split(/[\s/]+/)
    .includes(name);
}
