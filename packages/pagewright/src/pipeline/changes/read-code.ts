import { escapeText } from '../../kernel/text/html.ts';
import { type HtmlElement, type HtmlNode, isElement, textOf } from '../../kernel/html/parse-html.ts';
import { writeAll } from '../../kernel/html/write-html.ts';
import type { CodeLine } from './block.ts';

/** The lines of a code block, each with its colours. */
export function readCode(pre: HtmlElement): CodeLine[] {
  const code = pre.children.find(isElement);
  const lines = splitLines((code ?? pre).children).map((nodes) => {
    const text = nodes.map(textOf).join('');
    const html = writeAll(nodes);
    return { text, ...(html !== escapeText(text) && { html }) };
  });
  if (lines.at(-1)?.text === '') lines.pop();
  return lines;
}

function splitLines(nodes: HtmlNode[]): HtmlNode[][] {
  const lines: HtmlNode[][] = [[]];
  for (const node of nodes) {
    const [first = [], ...rest] = isElement(node) ? linesOf(node) : node.split('\n').map((text) => [text]);
    lines.at(-1)!.push(...first);
    lines.push(...rest);
  }
  return lines;
}

/** Links lead to places on the page, and marked lines would look as if the versions differed there. */
function linesOf(element: HtmlElement): HtmlNode[][] {
  const { tag, attributes, children } = element;
  const name = attributes['class'];
  const lines = splitLines(children);
  if (tag !== 'span' || !name || /^line\b/.test(name)) return lines;
  return lines.map((content) =>
    content.length > 0 ? [{ ...element, attributes: { class: name }, children: content }] : [],
  );
}
