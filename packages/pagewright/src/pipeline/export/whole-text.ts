import { fill } from '../../contract/strings/strings.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { textMarkdown } from './inline.ts';
import { type TextPart, listFile, titleOf } from './page-list.ts';
import { readingOrder } from './reading-order.ts';

/** In bytes. A part is about 100,000 tokens of English: it fits where a model also has to keep a conversation. */
export const partLimit = 400_000;
/** What of it the lines above the first page may need. */
const headLimit = 2000;

interface Page {
  doc: Doc;
  text: string;
}

/** The first part has the name that programs ask for. */
const partFile = (index: number): string => (index === 0 ? 'llms-full.txt' : `llms-full-${index + 1}.txt`);

/**
 * All pages of a version as one text in reading order, in as many parts as its size needs. A page is never divided; one that is larger than a part may be is
 * a part of its own. A comment with its address stands before each page.
 *
 * @param markdownOf A page's text as Markdown, as its own file has it.
 */
export function wholeText(
  site: Site,
  version: Version,
  markdownOf: (doc: Doc) => string,
  limit = partLimit,
): TextPart[] {
  const { title, tagline, url } = site.config;
  const docs = readingOrder(site, version).flatMap((chapter) => chapter.docs);
  const pages = docs.map((doc, index): Page => {
    const boundary = `<!-- ${index + 1}/${docs.length} ${url}${doc.route} -->`;
    return { doc, text: `${boundary}\n\n${markdownOf(doc)}` };
  });
  const parts = divide(pages, limit - headLimit);
  return parts.map((part, index) => {
    const count = parts.length;
    const next =
      index + 1 < count && `${site.strings['export.nextPart']}: <${url}${version.base}${partFile(index + 1)}>`;
    const head = [
      `# ${textMarkdown(titleOf(title, version))}`,
      ...(tagline ? [`> ${textMarkdown(tagline)}`] : []),
      [
        count === 1 ? site.strings['export.allPages'] : fill(site.strings['export.part'], { part: index + 1, count }),
        ...(next ? [next] : []),
        `${site.strings['export.list']}: <${url}${version.base}${listFile}>`,
      ]
        .map((line) => `- ${line}`)
        .join('\n'),
    ];
    return {
      name: partFile(index),
      first: part[0]!.doc,
      last: part.at(-1)!.doc,
      text: [...head, ...part.map(({ text }) => text), ...(next ? [`${next}\n`] : [])].join('\n\n'),
    };
  });
}

/** Pages that follow each other, as many as fit. */
function divide(pages: Page[], limit: number): Page[][] {
  const parts: Page[][] = [];
  let room = 0;
  for (const page of pages) {
    const size = Buffer.byteLength(page.text) + 2;
    if (size > room || parts.length === 0) {
      parts.push([]);
      room = limit;
    }
    parts.at(-1)!.push(page);
    room -= size;
  }
  return parts;
}
