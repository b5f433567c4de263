import { markdownToMdast, mdxToMdast } from 'satteri';
import { pageSyntax } from '../../markdown/page-syntax.ts';

/** What a page says in sentences. Everything is at the offset that it has in the page's source. */
export interface Prose {
  /** As long as the source, with spaces where there is no prose. Code within a sentence is a word of `X`. */
  text: string;
  /** Where its paragraphs and cells of tables begin and end: what consists of sentences. */
  blocks: [start: number, end: number][];
}

interface Node {
  type: string;
  name?: string | null;
  children?: Node[];
  position?: { start: { offset: number }; end: { offset: number } };
}

/** What is not written in English, though it stands in a sentence. */
const codeTypes = new Set(['inlineCode', 'inlineMath', 'mdxTextExpression', 'footnoteReference']);
const codeElements = new Set(['code', 'kbd', 'pre', 'svg', 'math']);
const blockTypes = new Set(['paragraph', 'tableCell']);
const fields = /^(title|description|sidebar_label|pagination_label):[ \t]*(.+)$/gm;
const attributes = /\s(title|label|alt|description)="([^"]+)"/g;

/** @param isMarkdown What is in angle brackets and braces is then no component. */
export function readProse(source: string, isMarkdown = false): Prose {
  const parts: [start: number, text: string][] = [];
  const blocks: Prose['blocks'] = [];
  const visit = (node: Node): void => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const written = source.slice(start, end);
    const add = (text: string, at = start): void => void parts.push([at, text]);
    /** The second group of each match. */
    const addMatches = (text: string, pattern: RegExp): void => {
      for (const match of text.matchAll(pattern)) add(match[2]!, start + match.index + match[0].lastIndexOf(match[2]!));
    };
    if (codeTypes.has(node.type) || codeElements.has(node.name ?? '') || isAddress(written, node)) add(asWord(written));
    else if (node.type === 'text') add(withoutQuoteMarks(written));
    else if (node.type === 'image') addMatches(written, /^(!\[)([^\]]+)/g);
    else if (node.type === 'yaml') addMatches(written, fields);
    else {
      if (blockTypes.has(node.type)) blocks.push([start, end]);
      // The tag alone: what is between the tags comes by itself.
      const tagEnd = node.children?.[0]?.position?.start.offset ?? end;
      if (node.name) addMatches(source.slice(start, tagEnd), attributes);
      node.children?.forEach(visit);
    }
  };
  const parse = isMarkdown ? markdownToMdast : mdxToMdast;
  visit(parse(source, { features: { ...pageSyntax, math: true } }) as Node);
  return { text: inPlace(source, parts), blocks };
}

function isAddress(written: string, { type }: Node): boolean {
  return type === 'link' && /^<?(?:https?:|mailto:|www\.)/.test(written);
}

const asWord = (code: string): string => code.replace(/[^\n]/g, 'X');

/** Lines of a quote begin with its mark. */
function withoutQuoteMarks(text: string): string {
  return text.replace(/(?<=\n)[ \t]*(?:>[ \t]*)+/g, (marks) => ' '.repeat(marks.length));
}

function inPlace(source: string, parts: [start: number, text: string][]): string {
  let text = '';
  for (const [start, part] of parts.sort(([a], [b]) => a - b)) {
    if (start < text.length) continue;
    text += blank(source.slice(text.length, start)) + part;
  }
  return text + blank(source.slice(text.length));
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
