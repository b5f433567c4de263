import { type Page, locationOf, sourceOf } from './page.ts';
import { type Node, startOf, walk } from './tree.ts';

const known = new Set(['note', 'tip', 'info', 'caution', 'warning', 'danger']);
const others: Record<string, string> = { secondary: 'note', important: 'info', success: 'tip' };

/** Docusaurus has a few more kinds of admonitions, and sites can add their own. */
export function changeAdmonitions(page: Page): void {
  walk(page.tree, (node) => {
    if (node.type === 'containerDirective') rename(page, node);
  });
}

function rename(page: Page, node: Node): void {
  const name = node.name ?? '';
  if (known.has(name)) return;
  const lower = name.toLowerCase();
  const [, colons] = /^(:+)/.exec(sourceOf(page, node)) ?? [];
  if (!colons) return;
  const own = known.has(lower) ? lower : (others[lower] ?? 'note');
  const at = startOf(node) + colons.length;
  const hasTitle = page.source[at + name.length] === '[';
  const title = known.has(lower) || hasTitle ? '' : `[${name[0]!.toUpperCase()}${name.slice(1)}]`;
  page.edits.replace(at, at + name.length, own + title);
  if (!known.has(lower)) page.report.note(`the admonition ":::${name}" is ":::${own}" now`, locationOf(page, node));
}
