import { changeHtml, newElement, withAttributes } from '../../kernel/html/change-html.ts';
import type { HtmlElement, HtmlNode } from '../../kernel/html/parse-html.ts';
import { writeAll, writeHtml } from '../../kernel/html/write-html.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import { type Target, addressReader } from '../addresses.ts';
import { bookLinks } from '../book/book-links.ts';
import { type Chapter, isHeading } from '../book/chapter.ts';
import { languageOf } from '../book/language.ts';
import type { BuiltVersion } from '../built-version.ts';
import { rewrite } from '../rewrite.ts';
import { Symbols } from '../symbols.ts';
import { idIn, withOwnIds } from './ids.ts';
import { tableOfContents } from './contents.ts';

/** Pages of paper load what is beside them, and run nothing. */
const policy = "default-src 'none';style-src file: 'unsafe-inline';img-src file: data:;font-src data:";

/** Six are all that HTML and PDF know. */
const level = (depth: number): string => `${Math.min(6, depth)}`;

export interface BookDocument {
  chapters: Chapter[];
  /** Addresses of the stylesheets. */
  styles: string[];
  /** Where a file of the website is beside the document. */
  fileAt(path: string): string;
  /** The page of each id in the table of contents, once it is known. */
  pageOf?: ReadonlyMap<string, number>;
}

/** One document with all pages of a version, to be printed. */
export function bookHtml(built: BuiltVersion, { chapters, styles, fileAt, pageOf }: BookDocument): string {
  const { site, version } = built;
  const { title, tagline, url } = site.config;
  const { lang, dir } = languageOf(built);
  const read = addressReader(built);
  const links = bookLinks(built, chapters);
  const symbols = new Symbols(built.read);
  const name = `${title} ${version.label}`;

  const linkTo = (target: Target, element: HtmlElement): string => {
    const found = links.chapter(target);
    if (found) return found.id === undefined ? `#c${found.chapter.number}` : `#${idIn(found.chapter.number, found.id)}`;
    return target.kind === 'file' && element.tag !== 'a' ? fileAt(target.path) : links.published(target);
  };

  const write = (chapter: Chapter): string => {
    const { doc, number, depth, above } = chapter;
    const content = changeHtml(chapter.content, (element): HtmlNode | HtmlNode[] => {
      const own = withOwnIds(element, number);
      // Readers of PDF make bookmarks of headings.
      return isHeading(own)
        ? withAttributes(own, { 'aria-level': level(depth + Number(own.tag[1])) })
        : rewrite(own, { route: doc.route, read, symbols, linkTo });
    });
    const parts = above.map((label, index) => partHeading(label, depth - above.length + index + 1));
    const article = newElement('article', { class: 'prose', id: `c${number}`, ...languageOf(built, doc) }, content);
    return `${writeAll([...parts, article])}\n`;
  };

  const body = chapters.map(write).join('');
  return `<!DOCTYPE html>
<html lang="${lang}" dir="${dir}" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">
<title>${escapeText(name)}</title>
${styles.map((href) => writeHtml(newElement('link', { rel: 'stylesheet', href }))).join('\n')}
</head>
<body class="book">
<header class="book-title">
<p class="book-name">${escapeText(title)}</p>
<p class="book-version">${escapeText(version.label)}</p>
${tagline ? `<p>${escapeText(tagline)}</p>` : ''}
<p><a href="${escapeAttribute(url + version.base)}">${escapeText(url + version.base)}</a></p>
</header>
${tableOfContents(built, chapters, pageOf)}
<main>
${body}</main>
</body>
</html>
`;
}

function partHeading(label: string, depth: number): HtmlElement {
  return newElement('p', { class: 'book-part', role: 'heading', 'aria-level': level(depth) }, [label]);
}
