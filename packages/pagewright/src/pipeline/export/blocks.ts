import { inlineElements } from '../../markdown/html/html-elements.ts';
import { textOfHtml } from '../../markdown/html/html-pieces.ts';
import type { Element, Node } from './html-tree.ts';
import { type Resolve, codeSpan, fenceFor, inlineMarkdown, textMarkdown, textOf } from './inline.ts';

const lineSigns: Record<string, string> = { ins: '+ ', del: '- ' };

/** Markdown for HTML content: blocks, which are separated by empty lines. */
export function blockMarkdown(nodes: Node[], resolve: Resolve): string {
  const blocks: string[] = [];
  let run: Node[] = [];
  const flush = (): void => {
    if (run.length === 0) return;
    const text = inlineMarkdown(run, resolve);
    if (text !== '') blocks.push(escapeStart(text));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || inlineElements.has(node.tag)) run.push(node);
    else {
      flush();
      const block = oneBlock(node, resolve);
      if (block !== '') blocks.push(block);
    }
  }
  flush();
  return blocks.join('\n\n');
}

function oneBlock(element: Element, resolve: Resolve): string {
  const { tag, children } = element;
  const heading = /^h([1-6])$/.exec(tag);
  if (heading) return `${'#'.repeat(Number(heading[1]))} ${inlineMarkdown(withoutOwnLink(children), resolve)}`;
  if (tag === 'pre') return codeBlock(textOf(element));
  if (tag === 'hr') return '---';
  if (tag === 'table') return table(element, resolve);
  if (tag === 'ul' || tag === 'ol') return list(element, resolve);
  const classes = element.attribute('class')?.split(' ') ?? [];
  if (tag === 'summary' || tag === 'dt' || isTitle(classes)) return strong(inlineMarkdown(children, resolve));
  if (classes.includes('code-title')) return `${codeSpan(textOf(element))}:`;
  const content = blockMarkdown(children, resolve);
  const label = element.attribute('role') === 'tabpanel' && element.attribute('data-label');
  if (label) return `${strong(textMarkdown(label))}\n\n${content}`;
  return tag === 'blockquote' || classes.includes('admonition') ? indent(content, '> ') : content;
}

function isTitle(classes: string[]): boolean {
  return classes.includes('admonition-title') || classes.includes('card-title');
}

function strong(text: string): string {
  return `**${text}**`;
}

/** A heading links to itself; for a reader of the file it is just a heading. */
function withoutOwnLink(children: Node[]): Node[] {
  return children.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'a' && node.attribute('href')?.startsWith('#') ? node.children : [node],
  );
}

/** A sample that shows a change becomes a diff: its removed lines would look as if they were to be kept. */
function codeBlock(html: string): string {
  const language = /^<code class="language-([^"]*)"/.exec(html)?.[1] ?? '';
  const lines = html.replace(/^<code[^>]*>|\n?(?:<\/code>)?$/g, '').split('\n');
  const signs = lines.map((line) => lineSigns[/^<span class="line (ins|del)">/.exec(line)?.[1] ?? '']);
  const isDiff = signs.some((sign) => sign !== undefined);
  const code = lines.map((line, index) => (isDiff ? (signs[index] ?? '  ') : '') + textOfHtml(line)).join('\n');
  const fence = fenceFor(code, 3);
  return `${fence}${isDiff ? 'diff' : language}\n${code}\n${fence}`;
}

function list({ tag, children, attribute }: Element, resolve: Resolve): string {
  const first = Number(attribute('start') ?? 1);
  return elementsIn(children, ['li'])
    .map((item, index) => {
      const marker = tag === 'ol' ? `${first + index}. ` : '- ';
      return marker + indent(blockMarkdown(item.children, resolve), ' '.repeat(marker.length)).trimStart();
    })
    .join('\n');
}

/** Cells are one line each: Markdown has no others. */
function table(element: Element, resolve: Resolve): string {
  const rows = elementsIn(element.children, ['tr']).map(({ children }) =>
    elementsIn(children, ['th', 'td']).map((cell) => cellText(cell, resolve)),
  );
  const [header = [], ...body] = rows;
  return [header, header.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellText(cell: Element, resolve: Resolve): string {
  return blockMarkdown(cell.children, resolve)
    .replace(/\\?\n+/g, ' ')
    .replaceAll('|', '\\|');
}

/** The nearest elements with one of the tags. */
function elementsIn(nodes: Node[], tags: string[]): Element[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
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
