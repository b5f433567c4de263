import { changeHtml, hasClass, newElement, withAttributes } from '../../kernel/html/change-html.ts';
import { type HtmlElement, type HtmlNode, findElement, isElement } from '../../kernel/html/parse-html.ts';
import { writeHtml } from '../../kernel/html/write-html.ts';
import type { Target } from '../addresses.ts';
import { type Rewriting, rewrite } from '../rewrite.ts';
import { type SiteFiles, filesFolder, linkBetween } from './site-files.ts';

export const searchPage = `${filesFolder}/search.html`;
export const pageScript = `${filesFolder}/offline.js`;

/**
 * The website's own policy names hashes and the site's address, and a file of the disk has neither: browsers would refuse styles and scripts.
 * This one lets documents load files that are beside them, also where somebody serves the unpacked archive, and nothing from anywhere else.
 */
const policy =
  "default-src 'none';script-src 'self' file:;style-src 'self' file: 'unsafe-inline';img-src 'self' file: data:;font-src data:;media-src 'self' file:;form-action 'self' file:;base-uri 'none'";

export interface OfflineDocument {
  /** In the archive. */
  path: string;
  tree: HtmlElement;
  /** More scripts, by their paths in the archive. */
  scripts?: string[];
  /** Stylesheets that the website loads with the application: their URL paths. */
  styles: string[];
}

/** The document of a page in the archive: plain HTML, with one classic script. */
export function offlineDocument(
  { path, tree, scripts = [], styles }: OfflineDocument,
  at: Omit<Rewriting, 'linkTo'>,
  files: SiteFiles,
): string {
  const linkTo = (target: Target): string => addressFrom(path, target, files);
  const root: HtmlElement = { ...tree, children: changeHtml(tree.children, changed) };
  const added = [
    ...styles.map((style) => styleLink(linkTo({ kind: 'file', path: style, hash: '' }))),
    newElement('script', { src: linkBetween(path, pageScript) }),
    ...scripts.map((script) => newElement('script', { src: linkBetween(path, script), defer: '' })),
  ];
  const head = findElement(root, 'head')!;
  const own = [
    newElement('meta', { charset: 'utf-8' }),
    newElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
  ];
  head.children = [...own, ...head.children.filter(isElement), ...added].flatMap((element) => ['\n', element]);
  return `<!DOCTYPE html>\n${writeHtml(root).trim()}\n`;

  function changed(element: HtmlElement): HtmlNode | HtmlNode[] {
    switch (element.tag) {
      case 'html':
        return { ...element, attributes: htmlAttributes(element, path) };
      case 'link':
        return rewriteLink(element);
      case 'meta':
        return isKept(element) ? element : [];
      case 'script':
        return [];
      case 'div':
        // Where the application would find its files.
        return element.attributes['id'] === 'root' ? newElement('div', { id: 'root' }, element.children) : element;
      case 'dialog':
        // The button beside it leads to the page of search: there is no second field.
        return hasClass(element, 'search-modal') ? [] : element;
      default:
        return rewrite(element, { ...at, linkTo });
    }
  }

  function rewriteLink(element: HtmlElement): HtmlElement | [] {
    const { rel = '', href = '' } = element.attributes;
    if (rel === 'canonical') return element;
    const target = at.read(href, at.route);
    if (!['stylesheet', 'icon'].includes(rel) || target.kind !== 'file') return [];
    return withAttributes(element, { href: linkTo(target), 'data-precedence': undefined });
  }
}

const styleLink = (href: string): HtmlElement => newElement('link', { rel: 'stylesheet', href });

export function addressFrom(path: string, target: Target, files: SiteFiles): string {
  switch (target.kind) {
    case 'page': {
      const page = files.pathOfPage(target.route);
      return (page === path && target.hash ? '' : linkBetween(path, page) + target.query) + target.hash;
    }
    case 'search':
      return linkBetween(path, searchPage) + target.query;
    case 'file':
      return linkBetween(path, files.take(target.path)) + target.hash;
    case 'elsewhere':
      return target.href;
  }
}

/** Without what the application would need. */
function htmlAttributes({ attributes }: HtmlElement, path: string): Record<string, string> {
  const { 'data-entry': _, 'data-home': __, ...kept } = attributes;
  const toRoot = '../'.repeat(path.split('/').length - 1);
  return { ...kept, 'data-offline': toRoot };
}

const keptMeta = new Set(['viewport', 'description', 'keywords', 'theme-color']);

/** What tags for crawlers and other sites say is about the published page. */
function isKept({ attributes }: HtmlElement): boolean {
  return keptMeta.has(attributes['name'] ?? '');
}
