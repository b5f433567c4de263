import { texOf } from '../../kernel/html/formula.ts';
import { type HtmlNode, isElement, textOf } from '../../kernel/html/parse-html.ts';

/** Makes a link absolute, so that it still leads somewhere once the text is pasted elsewhere. */
export type Resolve = (href: string) => string;

const marks: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '*'],
  ['i', '*'],
  ['del', '~~'],
]);

/** Markdown for a run of text, on one line except for explicit line breaks. */
export function inlineMarkdown(nodes: HtmlNode[], resolve: Resolve): string {
  return nodes
    .map((node) => oneInline(node, resolve))
    .join('')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/ ?\v ?/g, '\\\n')
    .replaceAll('\f', '\n')
    .trim();
}

/** Markdown for plain text, on one line. */
export function textMarkdown(text: string): string {
  return inlineMarkdown([text], String);
}

function oneInline(node: HtmlNode, resolve: Resolve): string {
  if (!isElement(node)) return escapeText(node);
  const { tag, attributes, children } = node;
  if (tag === 'br') return '\v';
  if (tag === 'code') return codeSpan(textOf(node));
  if (tag === 'img') return `![${escapeText(attributes['alt'] ?? '')}](${resolve(attributes['src'] ?? '')})`;
  // A drawing with a name, such as a sign that stands for “yes”.
  if (attributes['role'] === 'img' && attributes['aria-label']) return escapeText(attributes['aria-label']);
  if (tag === 'math') return formula(texOf(node), attributes['display'] === 'block');
  if (tag === 'input') return 'checked' in attributes ? '[x] ' : '[ ] ';
  const text = children.map((child) => oneInline(child, resolve)).join('');
  if (tag === 'a') return `[${text}](${resolve(attributes['href'] ?? '')})`;
  const mark = marks.get(tag) ?? '';
  return text.trim() === '' ? text : text.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`);
}

/** As it was written. The line breaks of a block stay. */
function formula(tex: string, isBlock: boolean): string {
  return isBlock ? `$$\f${tex.trim().replaceAll('\n', '\f')}\f$$` : `$${tex}$`;
}

/** Longer than every run of backticks inside, as Markdown requires. */
export function fenceFor(code: string, shortest: number): string {
  if (!code.includes('`')) return '`'.repeat(shortest);
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  return '`'.repeat(Math.max(shortest, longest + 1));
}

export function codeSpan(code: string): string {
  const fence = fenceFor(code, 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return fence + space + code + space + fence;
}

const always = /[\\`*[\]<]/;
/** Inside a word it is text. */
const underscore = /(?<!\w)_|_(?!\w)/;
/** Two strike out what is between them, unless a space is next to one of them there: `~5 of ~6` is text. */
const tilde = /~(?=~|\S(?:.*\S)?~)|(?<=~)~/;
const entity = /&(?=#?\w+;)/;
const markup = new RegExp([always, underscore, tilde, entity].map(({ source }) => source).join('|'), 'gs');

/** Only what Markdown would read as markup. */
function escapeText(text: string): string {
  return /[\\`*[\]<_~&]/.test(text) ? text.replace(markup, '\\$&') : text;
}
