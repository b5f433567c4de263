// What a link in the text leads to: the first lines of the section or page. It is made of content that is fetched for the link
// anyway, or is in the document, and shown as plain text.
import { t } from '../../contract/strings/t.ts';
import { sharedBox, showOnHover } from '../../kernel/dom/hover-box.ts';
import { decodePath } from '../../kernel/urls/paths.ts';
import { announce } from '../document/announce.ts';
import { trustPayload } from '../document/trusted-types.ts';
import { mayPrefetch, payloadOf } from '../router/payload-of-link.ts';
import { pageBytes } from '../router/payload-cache.ts';
import { excerptOf } from './excerpt.ts';
import './link-preview.css';
import { payloadContent } from './payload-content.ts';

const patience = 500;

/** What is read of a page, for as long as its content is the same. */
const pages = new WeakMap<ArrayBuffer, { title: string | undefined; content: Element }>();

export interface Previews {
  /** Shows that of a link which the reader is at. */
  showAt(link: HTMLElement): void;
  /** Shows that of a link which the reader has touched: following it is then the second touch. Says whether there was anything to show. */
  showTouched(link: HTMLAnchorElement): Promise<boolean>;
}

/** Shows previews of links from now on, below this base path. */
export function startPreviews(base: string, selector: string): Previews {
  const box = sharedBox('link-preview', 'link-preview');
  let touched: HTMLElement | undefined;
  const { showAt, show } = showOnHover({
    selector,
    patience,
    focusPatience: patience,
    async boxOf(link) {
      const wasAsked = link === touched;
      const found = await read(link as HTMLAnchorElement, base, wasAsked);
      if (!found) return undefined;
      const lines: Lines = wasAsked ? [...found, ['preview-hint', t('term.again')]] : found;
      box.replaceChildren(...lines.map(([name, text]) => paragraph(name, text)));
      return box;
    },
  });
  return {
    showAt,
    async showTouched(link) {
      touched = link;
      const isShown = await show(link);
      touched = undefined;
      if (isShown) announce(Array.from(box.children, (line) => line.textContent).join(' '));
      return isShown;
    },
  };
}

function paragraph(name: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = name;
  element.textContent = text;
  return element;
}

type Lines = [name: string, text: string][];

/** On a slow connection only what the reader has asked for. */
async function read(link: HTMLAnchorElement, base: string, wasAsked: boolean): Promise<Lines | undefined> {
  const id = decodePath(link.hash.slice(1));
  const url = payloadOf(link, base);
  if (!url) return link.hash && link.pathname === location.pathname ? linesOnPage(id) : undefined;
  if (!wasAsked && !mayPrefetch()) return undefined;
  // A page that cannot be had has no preview; whoever follows the link is told why.
  const bytes = await pageBytes(url).catch(() => undefined);
  if (!bytes) return undefined;
  const { title, content } = pageOf(bytes);
  const excerpt = excerptOf(content, id);
  if (!excerpt || !title) return undefined;
  const { heading, text } = excerpt;
  return linesOf(
    heading
      ? [
          ['preview-page', title],
          ['preview-title', heading],
          ['', text],
        ]
      : [
          ['preview-title', title],
          ['', text],
        ],
  );
}

/** Of what the reader sees, there is nothing to show. */
function linesOnPage(id: string): Lines | undefined {
  const target = document.getElementById(id);
  const content = target?.closest('article');
  if (!target || !content || isInView(target)) return undefined;
  const excerpt = excerptOf(content, id);
  return (
    excerpt &&
    linesOf([
      ['preview-title', excerpt.heading ?? ''],
      ['', excerpt.text],
    ])
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

const linesOf = (lines: Lines): Lines => lines.filter(([, text]) => text !== '');

function pageOf(bytes: ArrayBuffer): { title: string | undefined; content: Element } {
  let page = pages.get(bytes);
  if (!page) {
    const { title, html } = payloadContent(bytes);
    // The policy of trusted types then knows these strings.
    trustPayload(bytes);
    // A document that is never shown: what its pictures and frames lead to is not loaded.
    const content = document.implementation.createHTMLDocument().body;
    for (const part of html) content.append(...new DOMParser().parseFromString(part, 'text/html').body.childNodes);
    page = { title, content };
    pages.set(bytes, page);
  }
  return page;
}
