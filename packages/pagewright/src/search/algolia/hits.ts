import type { RecordKind } from '../../contract/search-provider.ts';
import { typeOfPage } from '../format/page-type.ts';
import type { FoundPage, FoundSection, MarkedText } from '../../contract/search-provider.ts';

// Private-use characters instead of tags: the service's answers are text and never become markup.
export const markStart = '\uE000';
export const markEnd = '\uE001';

const kinds: ReadonlySet<unknown> = new Set<RecordKind>(['page', 'section', 'member', 'option', 'key', 'message']);
const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1', 'lvl0'];

type Fields = Record<string, unknown>;

/** Groups hits by page, in their order. Hits without a usable URL are dropped. */
export function pagesOf(hits: unknown[], version: string): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const value of hits) {
    const hit = fields(value);
    const href = addressOf(hit['url']);
    if (href === undefined) continue;
    const pageHref = href.replace(/#.*$/, '');
    const hierarchy = fields(hit['hierarchy']);
    const marked = fields(fields(hit['_highlightResult'])['hierarchy']);
    const textAt = (level: string): string => text(fields(marked[level])['value']) || text(hierarchy[level]);

    const page = pages.get(pageHref) ?? {
      href: pageHref,
      title: readMarks(textAt('lvl1') || textAt('lvl0') || pageHref),
      trail: text(hierarchy['lvl0']),
      version: text(hit['version']) || version,
      type: 'guide' as const,
      sections: [],
    };
    pages.set(pageHref, page);
    page.sections.push(sectionOf(hit, href, levels.map(textAt).find(Boolean) ?? href));
  }
  // The service tells of those sections only that match.
  return Array.from(pages.values(), (page) => ({ ...page, type: typeOfPage(page.sections.map(plain)) }));
}

function plain({ kind, title }: FoundSection): { kind: RecordKind; title: string } {
  return { kind, title: title.map((piece) => piece.text).join('') };
}

function sectionOf(hit: Fields, href: string, title: string): FoundSection {
  const snippet = text(fields(fields(hit['_snippetResult'])['content'])['value']);
  const kind = hit['kind'];
  return {
    href,
    kind: kinds.has(kind) ? (kind as RecordKind) : href.includes('#') ? 'section' : 'page',
    title: readMarks(title),
    ...(snippet && { snippet: readMarks(snippet) }),
  };
}

/** Path and anchor only, so that a preview deployment links to its own pages. */
function addressOf(url: unknown): string | undefined {
  if (!text(url)) return undefined;
  try {
    const { protocol, pathname, hash } = new URL(text(url), 'https://site.invalid');
    // Two leading slashes would begin a host name.
    return protocol === 'https:' || protocol === 'http:' ? pathname.replace(/^\/+/, '/') + hash : undefined;
  } catch {
    return undefined;
  }
}

function readMarks(value: string): MarkedText {
  const pieces: MarkedText = [];
  let isMarked = false;
  for (const part of value.split(/([\uE000\uE001])/)) {
    if (part === markStart || part === markEnd) isMarked = part === markStart;
    else if (part) pieces.push({ text: part, isMarked });
  }
  return pieces;
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
