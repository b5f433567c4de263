import type { TocEntry } from '../../contract/page-data.ts';
import { type SiteStrings, fill } from '../../contract/strings/strings.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import type { ChangeFigures } from '../cache/manifest.ts';
import type { ChangedPage, ChangedPages, PageLink } from './changes-source.ts';
import { figures } from './write-comparison.ts';
import { linkTo } from './write-pieces.ts';

/** From this part of its words on, and from so many of them, a page counts as rewritten: as in feeds. */
const rewritten = { share: 0.2, words: 10 };

function isRewritten({ added, removed, share }: ChangeFigures): boolean {
  return share >= rewritten.share && Math.max(added, removed) >= rewritten.words;
}

/**
 * All that has changed in a version, as HTML, with its table of contents. `listOf` has what a page says itself about the
 * changes of what it describes.
 */
export function writeOverview(
  source: ChangedPages,
  strings: SiteStrings,
  listOf: (key: string) => string,
): { html: string; toc: TocEntry[] } {
  const { before, after, added, removed, changed, same } = source;
  const renamed = changed.filter(({ formerly }) => formerly !== undefined);
  const others = changed.filter(({ formerly }) => formerly === undefined);
  const [much, little] = [
    others.filter((page) => page.figures && isRewritten(page.figures)),
    others.filter((page) => !page.figures || !isRewritten(page.figures)),
  ];
  const withFigures = (page: ChangedPage): string => linkTo(page) + figuresOf(page);
  const withName = (page: ChangedPage): string => {
    const names = { page: linkTo(page), version: escapeText(before), former: escapeText(page.formerly!) };
    return fill(escapeText(strings['compare.formerly']), names) + figuresOf(page);
  };
  const apis = source.lists.flatMap((page) => {
    const list = pointingTo(listOf(page.key), page.href);
    return list === '' ? [] : [`<h3>${linkTo(page)}</h3>${list}`];
  });
  const sections: Section[] = [
    listed('new', strings['compare.newPages'], added, withDescription),
    listed('removed', strings['compare.removedPages'], removed, linkTo),
    listed('renamed', strings['compare.renamedPages'], renamed, withName),
    {
      ...listed('rewritten', strings['compare.rewrittenPages'], much, withFigures),
      text: strings['compare.rewrittenText'],
    },
    listed('revised', strings['compare.revisedPages'], little, withFigures),
    { id: 'apis', title: strings['compare.apis'], count: apis.length, html: apis.join('') },
  ];
  const shown = sections.filter(({ count }) => count > 0);
  const parts = [
    `<h1>${escapeText(fill(strings['compare.overview'], { before, after }))}</h1>`,
    `<ul class="changes-links">${shown.map(({ id, title, count }) => `<li><a href="#${id}">${escapeText(title)} <small>${count}</small></a></li>`).join('')}</ul>`,
    changed.length > 0 ? `<p class="changes-note">${escapeText(strings['compare.figures'])}</p>` : '',
    ...shown.map(writeSection),
    same > 0 ? `<p>${escapeText(fill(strings['compare.samePages'], { count: same }))}</p>` : '',
  ];
  return { html: parts.filter(Boolean).join('\n'), toc: shown.map(({ id, title }) => ({ id, text: title })) };
}

interface Section {
  id: string;
  title: string;
  count: number;
  /** What its pages have in common. */
  text?: string;
  html: string;
}

function listed<Page extends PageLink>(
  id: string,
  title: string,
  pages: Page[],
  write: (page: Page) => string,
): Section {
  const items = pages.map((page) => `<li>${write(page)}</li>`).join('');
  return { id, title, count: pages.length, html: `<ul class="changes-${id}">${items}</ul>` };
}

function writeSection({ id, title, count, text, html }: Section): string {
  const said = text ? `<p>${escapeText(text)}</p>` : '';
  return `<h2 id="${id}"><a href="#${id}">${escapeText(title)}</a> <small>${count}</small></h2>${said}${html}`;
}

function withDescription(page: PageLink): string {
  return (
    linkTo(page) + (page.description ? `<br><span class="changes-note">${escapeText(page.description)}</span>` : '')
  );
}

function figuresOf({ figures: found }: ChangedPage): string {
  return found ? ` <small>${figures(found)}</small>` : '';
}

/** Links within the page that a list is from, as they are elsewhere. */
function pointingTo(html: string, href: string): string {
  return html.replaceAll(' href="#', ` href="${escapeAttribute(href)}#`);
}
