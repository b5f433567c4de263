import { changeHtml, hasClass, newElement, withAttributes } from '../../kernel/html/change-html.ts';
import { type HtmlElement, type HtmlNode, findElement, visitElements } from '../../kernel/html/parse-html.ts';

/**
 * The page of search in an archive: that of the website, inside the shell of the version's first page. Its own shell is that of the
 * latest version.
 */
export function searchDocument(landing: HtmlElement, search: HtmlElement): HtmlElement {
  const layout = layoutOf(search)!;
  const children = changeHtml(landing.children, (element) => {
    switch (true) {
      case element.tag === 'head':
        return findElement(search, 'head')!;
      case element.attributes['id'] === 'below-navbar':
        return { ...layout, children: changeHtml(layout.children, withoutVersions) };
      // No entry is the current one.
      case 'aria-current' in element.attributes && !('data-version' in element.attributes):
        return withAttributes(element, { 'aria-current': undefined });
      default:
        return element;
    }
  });
  return { ...landing, children };
}

/** All that is below the navbar. */
function layoutOf(document: HtmlElement): HtmlElement | undefined {
  let found: HtmlElement | undefined;
  visitElements(document, (element) => {
    if (element.attributes['id'] === 'below-navbar') found ??= element;
  });
  return found;
}

/** There is only one. */
function withoutVersions(element: HtmlElement): HtmlNode | HtmlNode[] {
  const { tag, attributes } = element;
  if (attributes['id'] === 'version' || attributes['for'] === 'version') return [];
  // Where results come to stand.
  if (hasClass(element, 'search-page'))
    return { ...element, children: [...element.children, newElement('div', { id: 'found' })] };
  return tag === 'form' ? withAttributes(element, { action: '' }) : element;
}
