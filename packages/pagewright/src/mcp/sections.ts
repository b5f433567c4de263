import type { HtmlNode } from '../kernel/html/parse-html.ts';
import { plainSlug } from '../kernel/text/slug.ts';

// A page as Markdown has headings without ids; the same page as HTML has both, in the same order.

interface Section {
  title: string;
  anchor: string;
  level: number;
}

export interface Outline {
  sections: Section[];
  /** The section that an id is in, by its position. Those above the first section are in none. */
  sectionOf: ReadonlyMap<string, number>;
}

export async function outlineOf(html: string): Promise<Outline> {
  // The parser is for those who read: whoever only searches does without.
  const [{ isElement, textOf }, { readPage }] = await Promise.all([
    import('../kernel/html/parse-html.ts'),
    import('../pipeline/render/read-page.ts'),
  ]);
  const sections: Section[] = [];
  const sectionOf = new Map<string, number>();
  const visit = (node: HtmlNode): void => {
    if (!isElement(node)) return;
    const { id } = node.attributes;
    const level = /^h([2-6])$/.exec(node.tag)?.[1];
    if (level) sections.push({ title: textOf(node).trim(), anchor: id ?? '', level: Number(level) });
    if (id !== undefined) sectionOf.set(id, sections.length - 1);
    node.children.forEach(visit);
  };
  readPage(articleIn(html)).article.forEach(visit);
  return { sections, sectionOf };
}

/** The rest of a document is as long again, and costs a server as much memory. */
function articleIn(html: string): string {
  const [start, end] = [html.indexOf('<article'), html.lastIndexOf('</article>')];
  return start >= 0 && end > start ? html.slice(start, end) : html;
}

/** The position of the section that somebody names by its id, the id of something in it, or its title. */
export function findSection({ sections, sectionOf }: Outline, name: string): number | undefined {
  const plain = name.replace(/^#/, '').trim();
  const byId = sectionOf.get(plain) ?? sectionOf.get(plain.toLowerCase()) ?? sectionOf.get(plainSlug(plain));
  if (byId !== undefined) return byId;
  const called = sections.findIndex(({ title }) => title.toLowerCase() === plain.toLowerCase());
  return called < 0 ? undefined : called;
}

/** The lines of a page in Markdown that belong to one of its sections, with the sections below it. */
export function sectionText(markdown: string, at: number): string {
  const lines = markdown.split('\n');
  const headings = headingLines(lines);
  const first = headings[at];
  if (!first) return markdown;
  const next = headings.slice(at + 1).find(({ level }) => level <= first.level);
  return lines.slice(first.line, next?.line).join('\n').trim();
}

export function headingLines(lines: string[]): { line: number; level: number }[] {
  const found: { line: number; level: number }[] = [];
  let fence: string | undefined;
  lines.forEach((text, line) => {
    const mark = /^[\s>]*(?:(?:[-*]|\d+\.)\s+)?(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence === undefined) {
      const level = /^[\s>]*(?:(?:[-*]|\d+\.)\s+)?(#{2,6})\s/.exec(text)?.[1]?.length;
      if (mark) fence = mark;
      else if (level) found.push({ line, level });
    } else if (mark?.startsWith(fence) && text.trim().endsWith(mark)) fence = undefined;
  });
  return found;
}
