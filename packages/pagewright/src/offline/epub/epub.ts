import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipArchive } from '../archive.ts';
import { readChapters } from '../book/chapter.ts';
import type { BuiltVersion } from '../built-version.ts';
import { BookFiles } from './book-files.ts';
import { contents, contentsDocument, pageOf, style, titleDocument, titlePage } from './documents.ts';
import { type BookFile, packageDocument } from './package-document.ts';
import { pageDocuments } from './pages.ts';
import { readable } from './readable.ts';

const folder = 'EPUB';
const packageFile = `${folder}/package.opf`;
const page = { type: 'application/xhtml+xml', isPage: true };

/** Where reading systems begin. */
const container = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="${packageFile}" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

/** A version as an EPUB 3 book: a document for each page, without scripts. */
export function siteEpub(built: BuiltVersion): Uint8Array {
  const chapters = readChapters(built).map(readable);
  const pictures = new BookFiles(built.read);
  const documents = pageDocuments(built, chapters, pictures);
  const files: BookFile[] = [
    { ...page, path: titlePage, content: titleDocument(built) },
    { ...page, path: contents, content: contentsDocument(built, chapters), properties: 'nav' },
    ...documents.map((content, index) => ({
      ...page,
      path: pageOf(chapters[index]!),
      content,
      properties: ['svg', 'math'].flatMap((tag) => (content.includes(`<${tag} `) ? [propertyOf[tag]!] : [])).join(' '),
    })),
    { path: style, type: 'text/css', content: readFileSync(join(built.root, 'src/offline/epub/book.css')) },
    ...pictures.all,
  ];
  return zipArchive([
    // By it programs know what the file is, without unpacking it.
    { path: 'mimetype', content: Buffer.from('application/epub+zip'), isStored: true },
    { path: 'META-INF/container.xml', content: Buffer.from(container) },
    { path: packageFile, content: Buffer.from(packageDocument(built, files)) },
    ...files.map(({ path, content }) => ({ path: `${folder}/${path}`, content: Buffer.from(content) })),
  ]);
}

/** What the list of files says of pages with such elements. */
const propertyOf: Record<string, string> = { svg: 'svg', math: 'mathml' };
