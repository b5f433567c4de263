import type { Doc } from '../../site/model.ts';
import { changeHtml, newElement, withAttributes } from '../../kernel/html/change-html.ts';
import { type HtmlElement, type HtmlNode, findElement, visitElements } from '../../kernel/html/parse-html.ts';
import type { BuiltVersion } from '../built-version.ts';
import { chaptersOf, bookOf } from '../pages.ts';

/** A page as part of a book. */
export interface Chapter {
  doc: Doc;
  /** Its place in the book, from 1. */
  number: number;
  /** How many headings are above it. */
  depth: number;
  /** Those that it is the first page below. */
  above: string[];
  /** What it says, with its title: nothing that only a browser can do. */
  content: HtmlNode[];
  ids: ReadonlySet<string>;
  /** URL paths of the stylesheets of its page. */
  styles: string[];
}

/** All pages of a version in reading order. */
export function readChapters(built: BuiltVersion): Chapter[] {
  const chapters = chaptersOf(bookOf(built.site, built.version));
  return chapters.map(({ doc, depth, above }, index) => {
    const document = built.document(doc.route);
    const content = titled(changeHtml(findElement(document, 'article')!.children, forPaper), doc);
    return { doc, number: index + 1, depth, above, content, ids: idsIn(content), styles: stylesOf(document) };
  });
}

/** Tables of contents need a title of each page, and an entrance may have none. */
function titled(content: HtmlNode[], { title }: Doc): HtmlNode[] {
  return findElement(newElement('', {}, content), 'h1') ? content : [newElement('h1', {}, [title]), ...content];
}

export function idsIn(content: HtmlNode[]): Set<string> {
  const ids = new Set<string>();
  visitElements(newElement('', {}, content), ({ attributes: { id } }) => void (id !== undefined && ids.add(id)));
  return ids;
}

/** What readers press, and what only a browser fills. */
const controls = new Set([
  'button',
  'script',
  'style',
  'noscript',
  'form',
  'dialog',
  'nav',
  'input',
  'select',
  'template',
]);

function forPaper(element: HtmlElement): HtmlNode | HtmlNode[] {
  const { tag, attributes, children } = element;
  const { role, type } = attributes;
  // Of a list of tasks.
  if (type === 'checkbox') return 'checked' in attributes ? '☑ ' : '☐ ';
  if (controls.has(tag) || role === 'tablist') return [];
  if (tag === 'details') return withAttributes(element, { open: '' });
  if (role === 'tabpanel') return panel(element);
  if (isHeading(element))
    return { ...element, children: children.flatMap((child) => ownLink(child, attributes['id'])) };
  return element;
}

/** A book shows the panels of all tabs, each below its name. */
function panel({ attributes, children }: HtmlElement): HtmlElement {
  const label = newElement('p', { class: 'tab-name' }, [newElement('strong', {}, [attributes['data-label'] ?? ''])]);
  return newElement('div', { class: 'tab' }, [label, ...children]);
}

/** Headings are links to themselves. */
function ownLink(node: HtmlNode, id: string | undefined): HtmlNode[] {
  const isOwn =
    typeof node !== 'string' && node.tag === 'a' && id !== undefined && node.attributes['href'] === `#${id}`;
  return isOwn ? node.children : [node];
}

function stylesOf(document: HtmlElement): string[] {
  const styles: string[] = [];
  visitElements(document, ({ tag, attributes: { rel, href } }) => {
    if (tag === 'link' && rel === 'stylesheet' && href !== undefined) styles.push(href);
  });
  return styles;
}

export const isHeading = ({ tag }: HtmlElement): boolean => /^h[1-6]$/.test(tag);
