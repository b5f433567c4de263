import { t } from '../../contract/strings/t.ts';
import type { FoundPage, MarkedText, PageType } from '../../contract/search-provider.ts';
import { offlinePath } from '../../kernel/urls/offline-path.ts';
import { encodePath } from '../../kernel/urls/paths.ts';

const names: Record<PageType, () => string> = {
  guide: () => t('search.typeGuide'),
  api: () => t('search.typeApi'),
  command: () => t('search.typeCommand'),
  configuration: () => t('search.typeConfiguration'),
};

/** The same elements as in `ResultList`, which the stylesheet knows, made without React. */
export function resultList(pages: FoundPage[]): HTMLElement {
  return element('ol', 'search-results', ...pages.map(pageItem));
}

function pageItem({ title, href, trail, type, sections }: FoundPage): HTMLElement {
  const sign = element('span', 'search-type');
  sign.dataset['type'] = type;
  sign.role = 'img';
  sign.ariaLabel = names[type]();
  sign.title = names[type]();
  return element(
    'li',
    '',
    element('h2', '', link(href, title), sign),
    ...(trail ? [element('p', 'search-trail', trail)] : []),
    ...sections.map((section) =>
      element(
        'p',
        '',
        ...(section.kind === 'page' ? [] : [link(section.href, section.title)]),
        element('span', 'search-snippet', ...(section.snippet ? marked(section.snippet) : ['\u00a0'])),
      ),
    ),
  );
}

/** The index has the paths of pages in their version; here each is a file. */
function link(href: string, text: MarkedText): HTMLElement {
  const at = href.indexOf('#');
  const [path, hash] = at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at)];
  const made = document.createElement('a');
  made.href = document.documentElement.dataset['offline'] + encodePath(offlinePath(path)) + hash;
  made.append(...marked(text));
  return made;
}

function marked(text: MarkedText): HTMLElement[] {
  return text.map((piece) => element(piece.isMarked ? 'mark' : 'span', '', piece.text));
}

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
