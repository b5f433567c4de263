import type { Report } from '../report.ts';
import { changeAdmonitions } from './admonitions.ts';
import { changeComponent } from './components.ts';
import { Edits } from '../../kernel/text/edits.ts';
import { changeElement, removeTags } from './elements.ts';
import { changeExpressions } from './expressions.ts';
import { changeFences } from './fences.ts';
import { changeHeadings, takeTitle } from './headings.ts';
import { toStrictSyntax } from './lax-syntax.ts';
import { changeLinks } from './links.ts';
import { readModules } from './modules.ts';
import type { Page, Targets } from './page.ts';
import { parseRepaired } from './repair.ts';
import { isElement, walk } from './tree.ts';
import { lineAt } from '../../kernel/text/locate.ts';

export interface RewriteInput extends Targets {
  file: string;
  source: string;
  linesBefore: number;
  report: Report;
  /** A fragment keeps its headings: it has no title. */
  isFragment?: boolean;
}

export interface Rewritten {
  text: string;
  /** The heading that the page began with; it is no longer part of the text. */
  title?: string;
}

/** Rewrites the text of a page or fragment for Pagewright. What nothing is said about stays byte for byte. */
export function rewrite({ source, isFragment = false, ...input }: RewriteInput): Rewritten {
  const strict = toStrictSyntax(source);
  const { text, tree, repairs } = parseRepaired(strict);
  for (const { offset, message } of repairs)
    input.report.note(message, { file: input.file, line: lineAt(text, offset) + input.linesBefore });
  const page: Page = { ...input, source: text, tree, edits: new Edits(), imports: new Map(), constants: new Map() };
  readModules(page);
  const title = isFragment ? undefined : takeTitle(page);
  changeHeadings(page, title !== undefined);
  changeFences(page);
  changeAdmonitions(page);
  changeLinks(page);
  changeExpressions(page);
  changeTags(page);
  return { text: page.edits.apply(text), ...(title && { title }) };
}

function changeTags(page: Page): void {
  walk(page.tree, (node, around) => {
    if (!isElement(node)) return;
    const isInDrawing = node.name === 'svg' || around.some(({ name }) => name === 'svg' || name === 'math');
    if (!node.name) removeTags(page, node);
    else if (/^[a-z]/.test(node.name) && !node.name.includes('.')) changeElement(page, node, isInDrawing);
    else changeComponent(page, node);
  });
}
