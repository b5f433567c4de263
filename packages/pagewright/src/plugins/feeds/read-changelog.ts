import { CodeFence } from '../../site/docs/code-fence.ts';
import { createSlugger } from '../../kernel/text/slug.ts';

/** A section of a changelog. */
export interface Release {
  /** Of its heading. */
  id: string;
  /** The heading without the date. */
  title: string;
  /** `2026-01-31` */
  day: string;
  /** The first words of its text. */
  summary: string;
}

const heading = /^(#{1,6})[ \t]+(.*?)(?:[ \t]*\{\s*#([^{}\s]+)\s*\})?[ \t#]*$/;
const date = /\b\d{4}-\d\d-\d\d\b/;
const longestSummary = 400;

/** The sections of a changelog whose headings name a day, as they stand in the page. */
export function readChangelog(source: string): Release[] {
  const slugger = createSlugger();
  const fence = new CodeFence();
  const releases: (Release & { lines: string[] })[] = [];
  let isInRelease = false;
  for (const line of source.replace(/^---\r?\n[^]*?\r?\n---[ \t]*$/m, '').split(/\r?\n/)) {
    const wasOpen = fence.isOpen;
    fence.read(line);
    if (wasOpen || fence.isOpen) continue;
    const [, marks, written, own] = heading.exec(line) ?? [];
    if (marks === undefined) {
      if (isInRelease) releases.at(-1)!.lines.push(line);
      continue;
    }
    const text = plain(written!);
    const id = own ? slugger.reserve(own) : slugger.slug(text);
    if (marks.length > 2) continue;
    const day = date.exec(text)?.[0];
    isInRelease = day !== undefined && marks.length === 2 && !Number.isNaN(Date.parse(day));
    if (isInRelease) releases.push({ id, title: titleOf(text, day!), day: day!, summary: '', lines: [] });
  }
  return releases.map(({ lines, ...release }) => ({ ...release, summary: shorten(plain(lines.join('\n'))) }));
}

/** `4.2.0 (2026-01-31)`, `4.2.0 – 2026-01-31` → `4.2.0` */
function titleOf(text: string, day: string): string {
  return text.replace(new RegExp(`[\\s(\\[–—:,-]*${day}[\\])]*`), '').trim() || day;
}

/** Markdown without its signs. */
function plain(markdown: string): string {
  return markdown
    .replace(/\{\/\*[^]*?\*\/\}/g, '')
    .replace(/<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/!?\[([^\]]*)\](?:\([^()]*\)|\[[^\]]*\])?/g, '$1')
    .replace(/^[ \t]*(?:[-*+]|\d+[.)]|:::\w*|>)[ \t]+/gm, '')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  return text.length <= longestSummary ? text : `${text.slice(0, longestSummary).replace(/\s+\S*$/, '')} …`;
}
