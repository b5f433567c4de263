import { headingOf } from '../document/heading-of.ts';

export interface Excerpt {
  /** The heading of the section; absent for a page as a whole and for what has no heading. */
  heading?: string;
  text: string;
}

const headings = 'h1, h2, h3, h4, h5, h6';
/** What is read as a line of text. What describes something else, such as boxes and labels, is not the section's. */
const lines = 'p, li, dd, figcaption, pre';
const asides = '[popover], .api-label, .api-facts, .api-package, .admonition-title, .card-title, .toc';
const enough = 160;
const most = 280;

/** The first lines of a section, or of the page if there is none of that id. */
export function excerptOf(content: Element, id: string): Excerpt | undefined {
  const found = id === '' ? null : content.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  const target = found && headingOf(found);
  const row = target?.closest('li, tr, dt');
  if (target && row && !target.matches(headings)) return excerptOfRow(row);
  const all = [...content.querySelectorAll(`${headings}, ${lines}`)];
  const isAfter = (element: Element): boolean =>
    !target || !!(target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const heading = target?.matches(headings) ? target : target?.querySelector(headings);
  const texts: string[] = [];
  let length = 0;
  for (const element of all) {
    if (element === heading || !isAfter(element)) continue;
    if (element.matches(headings)) {
      // A page may begin with a heading, and a section with that of its first part.
      if (length > 0 || (heading && element.tagName <= heading.tagName)) break;
      continue;
    }
    // An item's own paragraphs are a part of it.
    if (element.closest(asides) || element.parentElement?.closest(lines)) continue;
    const isCode = element.matches('pre');
    // Samples say little of what they are for: only one that a section begins with.
    const text = isCode && length > 0 ? '' : textOf(element);
    if (text === '') continue;
    texts.push(text);
    length += text.length;
    if (length > enough) break;
  }
  const title = heading && textOf(heading);
  if (!title && texts.length === 0) return undefined;
  return { ...(title && { heading: title }), text: shorten(texts.join(' ')) };
}

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll(`${asides}, button.copy, annotation`)) other.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** A term and what it means, or the cells of a row. */
function excerptOfRow(row: Element): Excerpt {
  const next = row.nextElementSibling;
  if (row.matches('dt') && next) return { heading: textOf(row), text: shorten(textOf(next)) };
  const parts = row.matches('tr') ? [...row.children] : [row];
  const texts = parts.map(textOf).filter((text) => text !== '');
  return { text: shorten(texts.join(' · ')) };
}

/** Ends between words. */
function shorten(text: string): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most) + 1 || most).trimEnd()} …`;
}
