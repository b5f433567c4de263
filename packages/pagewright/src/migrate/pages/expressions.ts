import { type Page, locationOf } from './page.ts';
import { type Node, startOf, walk } from './tree.ts';
import { expressionText } from './values.ts';

/** Expressions that are known become their text; those that are not are shown as they are written. */
export function changeExpressions(page: Page): void {
  walk(page.tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const code = node.value ?? '';
    if (isComment(code) || isText(code)) return;
    const known = expressionText(page, code);
    if (known !== undefined) return replaceWith(page, node, known);
    page.report.note(`{${code.trim().split('\n', 1)[0]}} is shown as text: pages have no code`, locationOf(page, node));
    page.edits.insert(startOf(node), '\\');
  });
}

function replaceWith(page: Page, node: Node, value: string): void {
  page.edits.replace(startOf(node), node.position?.end.offset ?? 0, value);
}

function isComment(code: string): boolean {
  return code.trim() !== '' && code.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').trim() === '';
}

/** Text that Pagewright shows as well: `{' '}`, `{"{"}`. */
function isText(code: string): boolean {
  const literal = /^\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`$\\]*)`)\s*$/.exec(code);
  return literal !== null && Number.isNaN(Number.parseFloat(literal[1] ?? literal[2] ?? literal[3] ?? ''));
}
