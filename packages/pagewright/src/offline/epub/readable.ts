import { newElement } from '../../kernel/html/change-html.ts';
import {
  type HtmlElement,
  type HtmlNode,
  findElement,
  isElement,
  textOf,
  visitElements,
} from '../../kernel/html/parse-html.ts';
import { writeHtml } from '../../kernel/html/write-html.ts';
import { type Chapter, idsIn } from '../book/chapter.ts';

/** For scripts, keys, and how browsers load. The label of a cell is shown beside it on narrow screens. */
const ofBrowsers = /^(?:data-(?!label$)|tabindex$|target$|popover|fetchpriority$|decoding$|autocomplete$)/;
/** Colours of code. Many screens have none; key words and comments differ in weight and slant. */
const colours = new Set('v s n f t a i d'.split(' '));

/** A chapter for programs that show neither colours nor drawings the way the website does. */
export function readable(chapter: Chapter): Chapter {
  const seen = new Set<string>();
  const content = nodes(chapter.content);
  return { ...chapter, content, ids: idsIn(content) };

  function nodes(all: HtmlNode[]): HtmlNode[] {
    // The website lays them out as buttons.
    const areLinks = all.every((node) => isElement(node) && node.tag === 'a');
    return all.flatMap((node, index) => [
      ...(areLinks && index > 0 ? [' '] : []),
      ...(isElement(node) ? element(node) : [node]),
    ]);
  }

  function element(node: HtmlElement): HtmlNode[] {
    const { tag, attributes, children } = node;
    if (attributes['aria-hidden'] === 'true') return [];
    if (tag === 'svg' && isOfWebsite(node)) return described(node);
    if (tag === 'span' && colours.has(attributes['class'] ?? '')) return nodes(children);
    const kept = Object.entries(attributes).filter(([name, value]) => !ofBrowsers.test(name) && isNew(name, value));
    // Code runs from left to right in every language, and styles of a book must not say so.
    if (tag === 'pre' || tag === 'code') kept.push(['dir', 'ltr']);
    return [{ ...node, attributes: Object.fromEntries(kept), children: nodes(children) }];
  }

  /** An id twice, which browsers forgive, is a mistake in XML. */
  function isNew(name: string, value: string): boolean {
    if (name !== 'id') return true;
    const isFirst = !seen.has(value);
    seen.add(value);
    return isFirst;
  }
}

/** Whether a drawing is a symbol of another file, or has colours that only the website's styles know. */
function isOfWebsite(svg: HtmlElement): boolean {
  let isSymbol = false;
  visitElements(
    svg,
    ({ tag, attributes: { href = '' } }) => void (isSymbol ||= tag === 'use' && !href.startsWith('#')),
  );
  return isSymbol || writeHtml(svg).includes('var(--');
}

/** What it says, for want of how it looks. */
function described(svg: HtmlElement): HtmlNode[] {
  const title = findElement(svg, 'title');
  const text = svg.attributes['aria-label'] ?? (title && textOf(title));
  return text ? [newElement('span', { class: 'drawing' }, [text])] : [];
}
