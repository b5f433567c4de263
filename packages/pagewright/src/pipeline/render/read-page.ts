import {
  type HtmlElement,
  type HtmlNode,
  findElement,
  isElement,
  parseHtml,
  visitElements,
} from '../../kernel/html/parse-html.ts';
import { srcsetAddresses } from '../../markdown/html/srcset.ts';
import { policyNeeds } from './policy-needs.ts';

/** What the build takes from a page's HTML, which is parsed here and nowhere else. */
interface ReadPage {
  /** The URLs in the main part of the page: the shell around it is checked once, not with every page. */
  hrefs: string[];
  ids: string[];
  /** What the page says below its title, for search and the Markdown export. */
  article: HtmlNode[];
  /** How many headings of the first level are in the article. */
  titles: number;
  /** Of the content security policy. */
  needs: string[];
}

export function readPage(html: string): ReadPage {
  const page = parseHtml(html);
  const article = findElement(page, 'article');
  return {
    hrefs: hrefsIn(findElement(page, 'main')),
    ids: idsIn(page),
    article: articleOf(article),
    titles: titlesIn(article),
    needs: policyNeeds(page),
  };
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

function titlesIn(article: HtmlElement | undefined): number {
  let count = 0;
  if (article) visitElements(article, ({ tag }) => void (count += tag === 'h1' ? 1 : 0));
  return count;
}

function articleOf(article: HtmlElement | undefined): HtmlNode[] {
  const children = article?.children ?? [];
  const title = children.findIndex((node) => isElement(node) && node.tag === 'h1');
  return withoutControls(children.slice(title + 1));
}

/** What readers click and browsers run is not what a page says. */
const controls = new Set(['nav', 'script', 'style', 'svg', 'button', 'noscript', 'footer', 'form']);

function withoutControls(nodes: HtmlNode[]): HtmlNode[] {
  return nodes
    .filter((node) => !isElement(node) || !controls.has(node.tag) || isSign(node))
    .map((node) =>
      // Code is mostly elements, and none of these.
      isElement(node) && node.tag !== 'pre'
        ? // The title of an entrance is somewhere in it, and says something else than the page's name.
          { ...node, tag: node.tag === 'h1' ? 'p' : node.tag, children: withoutControls(node.children) }
        : node,
    );
}

/** A drawing that stands for its name, as a word does. */
function isSign({ tag, attributes }: HtmlElement): boolean {
  return tag === 'svg' && attributes['aria-label'] !== undefined;
}
