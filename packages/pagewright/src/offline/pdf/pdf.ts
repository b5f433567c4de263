import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { encodePath } from '../../kernel/urls/paths.ts';
import { bookDate } from '../book/book-date.ts';
import { readChapters } from '../book/chapter.ts';
import type { BuiltVersion } from '../built-version.ts';
import { styleWithFiles } from '../zip/styles.ts';
import { bookHtml } from './book-html.ts';
import { findChromium, printPdf } from './chromium.ts';
import { pagesOfIds, withDate } from './pdf-file.ts';

/** A version as one PDF file: printed twice, because only then it is known on which page a chapter begins. */
export async function sitePdf(built: BuiltVersion, folder: string): Promise<Uint8Array> {
  const browser = findChromium();
  const chapters = readChapters(built);
  const book = join(folder, 'book');
  mkdirSync(book);
  const taken = new Set<string>();
  const fileAt = (path: string): string => {
    if (!taken.has(path)) {
      taken.add(path);
      const file = join(book, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, built.read(path));
    }
    return encodePath(path.slice(1));
  };
  const own = readFileSync(join(built.root, 'src/offline/pdf/book.css'), 'utf8');
  const linked = [...new Set(chapters.flatMap(({ styles }) => styles))];
  const css = [...linked.map((path) => styleWithFiles(built.read(path).toString(), path, built)), own];
  const styles = css.map((content, index) => {
    writeFileSync(join(book, `style-${index}.css`), content);
    return `style-${index}.css`;
  });
  const print = async (pageOf?: ReadonlyMap<string, number>): Promise<Buffer> => {
    const source = join(book, 'book.html');
    writeFileSync(source, bookHtml(built, { chapters, styles, fileAt, ...(pageOf && { pageOf }) }));
    const file = join(folder, 'book.pdf');
    await printPdf(browser, { url: pathToFileURL(source).href, file, folder });
    return readFileSync(file);
  };
  const first = await print();
  const second = await print(pagesOfIds(first));
  return withDate(second, bookDate(built.version));
}
