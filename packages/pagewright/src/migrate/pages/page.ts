import type { Report } from '../report.ts';
import type { Edits } from '../../kernel/text/edits.ts';
import type { Import } from './import-statements.ts';
import { type Node, type Root, endOf, startOf } from './tree.ts';

/** What the links of a page can lead to. */
export interface Targets {
  /** How the new page writes a link; undefined if it leads nowhere. */
  link(target: string): string | undefined;
  /** The path of an image or another file from static/; undefined if there is none. */
  staticFile(target: string): string | undefined;
  /** A part that pages import: the name of the fragment it becomes or, if it depends on `values`, its text. */
  fragment(source: string, values: Map<string, string>): { name: string } | { text: string } | undefined;
  /** Takes over a component of the site; if that is not possible, says why. */
  component(name: string, imported: Import | undefined): true | string;
  /** Links to the pages of the category that the page introduces. */
  cards(): { label: string; href: string }[];
}

/** One page or fragment while it is rewritten. */
export interface Page extends Targets {
  /** What reports call it. */
  file: string;
  /** The page without its front matter. */
  source: string;
  tree: Root;
  edits: Edits;
  report: Report;
  /** How many lines of the file come before the source. */
  linesBefore: number;
  /** What it imports, by the name it uses. */
  imports: Map<string, Import>;
  /** Values of `export const` that are plain text. */
  constants: Map<string, string>;
}

export function locationOf(page: Page, node: Node): { file: string; line: number } {
  return { file: page.file, line: (node.position?.start.line ?? 1) + page.linesBefore };
}

export function sourceOf(page: Page, node: Node): string {
  return page.source.slice(startOf(node), endOf(node));
}

/** Removes a node, and its line if nothing else is on it. */
export function removeNode(page: Page, node: Node): void {
  const { source } = page;
  const start = source.lastIndexOf('\n', startOf(node) - 1) + 1;
  const newline = source.indexOf('\n', endOf(node));
  const end = newline < 0 ? source.length : newline;
  const isAlone = source.slice(start, startOf(node)).trim() === '' && source.slice(endOf(node), end).trim() === '';
  if (!isAlone) return page.edits.replace(startOf(node), endOf(node), '');
  // One of the blank lines around it goes as well.
  const after = /^\n?(?:[ \t]*\n)?/.exec(source.slice(end))![0].length;
  page.edits.replace(start, end + after, '');
}
