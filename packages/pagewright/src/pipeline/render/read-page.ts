import {
  type HtmlElement,
  type HtmlNode,
  findElement,
  isElement,
  parseHtml,
  visitElements,
} from '../../kernel/html/parse-html.ts';
import { srcsetAddresses } from '../../markdown/html/srcset.ts';

/** What the build takes from a page's HTML, which is parsed here and nowhere else. */
interface ReadPage {
  /** The URLs in the main part of the page: the shell around it is checked once, not with every page. */
  hrefs: string[];
  ids: string[];
  /** What the page says below its title, for search and the Markdown export. */
  article: HtmlNode[];
}

export function readPage(html: string): ReadPage {
  const page = parseHtml(html);
  return { hrefs: hrefsIn(findElement(page, 'main')), ids: idsIn(page), article: articleOf(page) };
}

function hrefsIn(main: HtmlElement | undefined): string[] {
  const hrefs = new Set<string>();
  if (main)
    visitElements(main, ({ attributes: { href, src, poster, srcset } }) => {
      for (const address of [href, src, poster]) if (address !== undefined) hrefs.add(address);
      for (const address of srcset === undefined ? [] : srcsetAddresses(srcset)) hrefs.add(address);
    });
  return [...hrefs];
}

function idsIn(page: HtmlElement): string[] {
  const ids = new Set<string>();
  visitElements(page, ({ attributes: { id } }) => {
    if (id !== undefined) ids.add(id);
  });
  return [...ids];
}

function articleOf(page: HtmlElement): HtmlNode[] {
  const children = findElement(page, 'article')?.children ?? [];
  const title = children.findIndex((node) => isElement(node) && node.tag === 'h1');
  return withoutControls(children.slice(title + 1));
}

/** What readers click and browsers run is not what a page says. */
const controls = new Set(['nav', 'script', 'style', 'svg', 'button', 'noscript', 'footer']);

function withoutControls(nodes: HtmlNode[]): HtmlNode[] {
  return nodes
    .filter((node) => !isElement(node) || !controls.has(node.tag))
    .map((node) =>
      // Code is mostly elements, and none of these.
      isElement(node) && node.tag !== 'pre' ? { ...node, children: withoutControls(node.children) } : node,
    );
}
