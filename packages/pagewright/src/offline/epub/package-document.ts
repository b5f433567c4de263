import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import { bookDate } from '../book/book-date.ts';
import { languageOf } from '../book/language.ts';
import type { BuiltVersion } from '../built-version.ts';
import { bookTitle } from './documents.ts';

/** A file of the book. */
export interface BookFile {
  path: string;
  type: string;
  content: string | Uint8Array;
  /** Whether it is a page, in the order of the list. */
  isPage?: boolean;
  properties?: string;
}

/** What the book is, which files it has, and in which order its pages are read. */
export function packageDocument(built: BuiltVersion, files: BookFile[]): string {
  const { site, version } = built;
  const { title, tagline, url } = site.config;
  const { lang, dir } = languageOf(built);
  const address = escapeText(url + version.base);
  const date = bookDate(version);
  const ids = files.map((file, index) => ({ ...file, id: `f${index + 1}` }));
  const items = ids.map(
    ({ id, path, type, properties }) =>
      `<item id="${id}" href="${escapeAttribute(path)}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="address" xml:lang="${lang}" dir="${dir}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="address">${address}</dc:identifier>
<dc:title>${escapeText(bookTitle(built))}</dc:title>
<dc:language>${lang}</dc:language>
<dc:creator>${escapeText(title)}</dc:creator>
<dc:source>${address}</dc:source>
${tagline ? `<dc:description>${escapeText(tagline)}</dc:description>\n` : ''}<dc:date>${date}</dc:date>
<meta property="dcterms:modified">${date}T00:00:00Z</meta>
${accessibility(files).join('\n')}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${dir}">
${ids.flatMap(({ id, isPage }) => (isPage ? [`<itemref idref="${id}"/>`] : [])).join('\n')}
</spine>
</package>
`;
}

/** What readers who do not see or hear can expect. Only what is certain: that nothing flashes, no program knows of a video. */
function accessibility(files: BookFile[]): string[] {
  const pages = files.flatMap(({ isPage, content }) => (isPage ? [content.toString()] : []));
  const has = (pattern: RegExp): boolean => pages.some((page) => pattern.test(page));
  const isSeen = has(/<(?:img|svg|video) /);
  const isHeard = has(/<(?:audio|video) /);
  const isDescribed = !has(/<img (?![^>]*\balt=)/) && !isHeard;
  const moves = isHeard || files.some(({ type }) => type === 'image/gif');
  const features = ['structuralNavigation', 'tableOfContents', 'readingOrder', 'displayTransformability'];
  if (isSeen && isDescribed) features.push('alternativeText');
  if (has(/<math /)) features.push('MathML');
  const values = [
    ['accessMode', 'textual'],
    ...(isSeen ? [['accessMode', 'visual']] : []),
    ...(isHeard ? [['accessMode', 'auditory']] : []),
    ...(isDescribed ? [['accessModeSufficient', 'textual']] : []),
    ...(isSeen ? [['accessModeSufficient', isHeard ? 'textual,visual,auditory' : 'textual,visual']] : []),
    ...features.map((feature) => ['accessibilityFeature', feature]),
    ['accessibilityHazard', moves ? 'unknown' : 'none'],
  ];
  return values.map(([property, value]) => `<meta property="schema:${property}">${value}</meta>`);
}
