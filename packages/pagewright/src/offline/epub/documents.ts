import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import type { Chapter } from '../book/chapter.ts';
import { contentsList } from '../book/contents-list.ts';
import { languageOf } from '../book/language.ts';
import type { BuiltVersion } from '../built-version.ts';
import { bookOf } from '../pages.ts';

export const style = 'book.css';
export const titlePage = 'title.xhtml';
export const contents = 'contents.xhtml';
/** Where a chapter is in the book. */
export const pageOf = ({ number }: Chapter): string => `pages/${number}.xhtml`;

export const bookTitle = ({ site, version }: BuiltVersion): string => `${site.config.title} ${version.label}`;

interface Document {
  /** From its folder to the book's. */
  root?: string;
  title: string;
  language: { lang: string; dir: string };
  body: string;
}

/** A document of the book, whose body is well-formed already. */
export function xhtml({ root = '', title, language: { lang, dir }, body }: Document): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}" dir="${dir}">
<head>
<meta charset="UTF-8"/>
<title>${escapeText(title)}</title>
<link rel="stylesheet" type="text/css" href="${root}${style}"/>
</head>
${body}
</html>
`;
}

export function titleDocument(built: BuiltVersion): string {
  const { title, tagline, url } = built.site.config;
  const address = url + built.version.base;
  const body = `<body epub:type="frontmatter" class="title">
<section epub:type="titlepage">
<h1>${escapeText(title)}</h1>
<p class="version">${escapeText(built.version.label)}</p>
${tagline ? `<p>${escapeText(tagline)}</p>\n` : ''}<p><a href="${escapeAttribute(address)}">${escapeText(address)}</a></p>
</section>
</body>`;
  return xhtml({ title: bookTitle(built), language: languageOf(built), body });
}

/** What reading systems make their menu of, and a page of the book. */
export function contentsDocument(built: BuiltVersion, chapters: Chapter[]): string {
  const name = built.site.strings['doc.contents'];
  const pages = new Map(chapters.map((chapter) => [chapter.doc, pageOf(chapter)]));
  const link = (href: string, label: string, type = ''): string =>
    `<a ${type && `epub:type="${type}" `}href="${href}">${escapeText(label)}</a>`;
  const list = contentsList(bookOf(built.site, built.version), (doc, label) => link(pages.get(doc)!, label));
  const body = `<body>
<nav epub:type="toc" id="toc" role="doc-toc">
<h1>${escapeText(name)}</h1>
${list}
</nav>
<nav epub:type="landmarks" hidden="">
<ol>
<li>${link(titlePage, bookTitle(built), 'titlepage')}</li>
<li>${link('#toc', name, 'toc')}</li>
<li>${link(pageOf(chapters[0]!), chapters[0]!.doc.title, 'bodymatter')}</li>
</ol>
</nav>
</body>`;
  return xhtml({ title: name, language: languageOf(built), body });
}
