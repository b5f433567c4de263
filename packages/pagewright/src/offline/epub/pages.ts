import { changeHtml, newElement, withAttributes } from '../../kernel/html/change-html.ts';
import type { HtmlElement } from '../../kernel/html/parse-html.ts';
import { writeXml } from '../../kernel/html/write-xml.ts';
import { srcsetAddresses } from '../../markdown/html/srcset.ts';
import { encodePath } from '../../kernel/urls/paths.ts';
import { type ReadAddress, type Target, addressReader } from '../addresses.ts';
import { bookLinks } from '../book/book-links.ts';
import type { Chapter } from '../book/chapter.ts';
import { languageOf } from '../book/language.ts';
import type { BuiltVersion } from '../built-version.ts';
import { rewrite } from '../rewrite.ts';
import { Symbols } from '../symbols.ts';
import { type BookFiles, isShown, mediaType } from './book-files.ts';
import { pageOf, xhtml } from './documents.ts';

const root = '../';

/** The documents of all chapters, in their order. */
export function pageDocuments(built: BuiltVersion, chapters: Chapter[], files: BookFiles): string[] {
  const links = bookLinks(built, chapters);
  const symbols = new Symbols(built.read);
  const anyFile = addressReader(built);
  // What reading systems need not show becomes a link to the website.
  const read: ReadAddress = (href, route) => {
    const target = anyFile(href, route);
    const isOther = target.kind === 'file' && !isShown(target.path);
    return isOther ? { kind: 'elsewhere', href: links.published(target) } : target;
  };

  function linkTo(target: Target, { tag }: HtmlElement): string {
    const found = links.chapter(target);
    if (found) return root + pageOf(found.chapter) + (found.id === undefined ? '' : `#${encodePath(found.id)}`);
    return target.kind === 'file' && tag !== 'a' ? root + files.take(target.path) : links.published(target);
  }

  return chapters.map(({ doc, above, content }) => {
    const changed = changeHtml(content, (element) => {
      const own = element.tag === 'source' ? source(element) : element;
      return rewrite(own, { route: doc.route, read, symbols, linkTo });
    });
    const parts = above.map((label) => newElement('p', { class: 'part' }, [label]));
    const body = `<body>\n${writeXml([...parts, newElement('article', {}, changed)])}\n</body>`;
    return xhtml({ root, title: doc.title, language: languageOf(built, doc), body });
  });
}

/** Programs of books want the type of each choice; numbers beside them only keep room in browsers. */
function source(element: HtmlElement): HtmlElement {
  const { type, srcset, src } = element.attributes;
  const address = src ?? srcsetAddresses(srcset ?? '')[0] ?? '';
  return withAttributes(element, { type: type ?? mediaType(address), width: undefined, height: undefined });
}
