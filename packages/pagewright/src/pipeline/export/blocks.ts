import { inlineElements } from '../../markdown/html/html-elements.ts';
import { type HtmlElement, type HtmlNode, isElement, textOf } from '../../kernel/html/parse-html.ts';
import { codeBlock } from './code-block.ts';
import { type Resolve, codeSpan, inlineMarkdown, textMarkdown } from './inline.ts';

/** Markdown for HTML content: blocks, which are separated by empty lines. */
export function blockMarkdown(nodes: HtmlNode[], resolve: Resolve): string {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const flush = (): void => {
    if (run.length === 0) return;
    const text = inlineMarkdown(run, resolve);
    if (text !== '') blocks.push(escapeStart(text));
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || inlineElements.has(node.tag)) run.push(node);
    else {
      flush();
      const block = oneBlock(node, resolve);
      if (block !== '') blocks.push(block);
    }
  }
  flush();
  return blocks.join('\n\n');
}

function oneBlock(element: HtmlElement, resolve: Resolve): string {
  const { tag, attributes, children } = element;
  const heading = /^h([1-6])$/.exec(tag);
  if (heading) return `${'#'.repeat(Number(heading[1]))} ${inlineMarkdown(withoutOwnLink(children), resolve)}`;
  if (tag === 'pre') return codeBlock(element);
  if (tag === 'hr') return '---';
  if (tag === 'table') return table(element, resolve);
  if (tag === 'ul' || tag === 'ol') return list(element, resolve);
  const classes = attributes['class']?.split(' ') ?? [];
  if (tag === 'summary' || tag === 'dt' || isTitle(classes))
    return strong(inlineMarkdown(withoutStrong(children), resolve));
  if (classes.includes('code-title')) return `${codeSpan(textOf(element))}:`;
  const content = blockMarkdown(children, resolve);
  const label = attributes['role'] === 'tabpanel' && attributes['data-label'];
  if (label) return `${strong(textMarkdown(label))}\n\n${content}`;
  return tag === 'blockquote' || classes.includes('admonition') ? indent(content, '> ') : content;
}

function isTitle(classes: string[]): boolean {
  return classes.includes('admonition-title') || classes.includes('card-title');
}

function strong(text: string): string {
  return `**${text}**`;
}

/** What is strong as a whole has no part that is stronger. */
function withoutStrong(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = withoutStrong(node.children);
    return node.tag === 'b' || node.tag === 'strong' ? children : [{ ...node, children }];
  });
}

/** A heading links to itself; for a reader of the file it is just a heading. */
function withoutOwnLink(children: HtmlNode[]): HtmlNode[] {
  return children.flatMap((node) =>
    isElement(node) && node.tag === 'a' && node.attributes['href']?.startsWith('#') ? node.children : [node],
  );
}

function list({ tag, children, attributes }: HtmlElement, resolve: Resolve): string {
  const first = Number(attributes['start'] ?? 1);
  return elementsIn(children, ['li'])
    .map((item, index) => {
      const marker = tag === 'ol' ? `${first + index}. ` : '- ';
      return marker + indent(blockMarkdown(item.children, resolve), ' '.repeat(marker.length)).trimStart();
    })
    .join('\n');
}

/** Cells are one line each: Markdown has no others. */
function table(element: HtmlElement, resolve: Resolve): string {
  const rows = elementsIn(element.children, ['tr']).map(({ children }) =>
    elementsIn(children, ['th', 'td']).map((cell) => cellText(cell, resolve)),
  );
  const [header = [], ...body] = rows;
  return [header, header.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellText(cell: HtmlElement, resolve: Resolve): string {
  return blockMarkdown(cell.children, resolve)
    .replace(/\\?\n+/g, ' ')
    .replaceAll('|', '\\|');
}

/** The nearest elements with one of the tags. */
function elementsIn(nodes: HtmlNode[], tags: string[]): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return tags.includes(node.tag) ? [node] : elementsIn(node.children, tags);
  });
}

function indent(text: string, prefix: string): string {
  return text.replace(/^/gm, prefix).replace(/[ \t]+$/gm, '');
}

/** Lines that would begin another block, or be what underlines a heading. */
function escapeStart(text: string): string {
  return text
    .replace(/^(?=#{1,6}(?:\s|$)|>|[+-](?:\s|$)|-[-\s]*$|(?<=\n)=+$)/gm, '\\')
    .replace(/^(\d+)(?=[.)](?:\s|$))/gm, '$1\\');
}
