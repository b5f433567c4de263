import { type HtmlElement, isElement, textOf } from '../../kernel/html/parse-html.ts';
import { fenceFor } from './inline.ts';

/** The sign of a line with these classes. */
function signOf(classes: string | undefined): string | undefined {
  if (!classes?.startsWith('line ')) return undefined;
  const names = classes.split(' ');
  return names.includes('ins') ? '+ ' : names.includes('del') ? '- ' : undefined;
}

/** A sample that shows a change becomes a diff: its removed lines would look as if they were to be kept. */
export function codeBlock(pre: HtmlElement): string {
  const element = pre.children.find(isElement) ?? pre;
  const changed = changedLines(element);
  const language = /^language-(.*)/.exec(element.attributes['class'] ?? '')?.[1] ?? '';
  const text = textOf(element).replace(/\n$/, '');
  const code = changed.size === 0 ? text : mapLines(text, (line, index) => (changed.get(index) ?? '  ') + line);
  const fence = fenceFor(code, 3);
  return `${fence}${changed.size === 0 ? language : 'diff'}\n${code}\n${fence}`;
}

/** The signs of the lines that are added and removed, by their index. Such a line is an element of its own. */
function changedLines({ children }: HtmlElement): Map<number, string> {
  const changed = new Map<number, string>();
  let index = 0;
  for (const node of children) {
    const sign = isElement(node) ? signOf(node.attributes['class']) : undefined;
    if (sign) changed.set(index, sign);
    index += textOf(node).split('\n').length - 1;
  }
  return changed;
}

function mapLines(text: string, change: (line: string, index: number) => string): string {
  return text.split('\n').map(change).join('\n');
}
