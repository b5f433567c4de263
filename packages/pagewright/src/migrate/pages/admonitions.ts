import { type Page, locationOf, sourceOf } from './page.ts';
import { type Node, endOf, startOf, walk } from './tree.ts';

const known = new Set(['note', 'tip', 'info', 'caution', 'warning', 'danger']);
const others: Record<string, string> = { secondary: 'note', important: 'info', success: 'tip' };

/** Docusaurus has a few more kinds of admonitions, and sites can add their own. */
export function changeAdmonitions(page: Page): void {
  walk(page.tree, (node) => {
    if (node.type !== 'containerDirective') return;
    rename(page, node);
    close(page, node);
  });
}

/** Closes an admonition that is open until the end of the page: at its colons if something swallowed them, or before a heading. */
function close(page: Page, node: Node): void {
  const source = sourceOf(page, node);
  const [, colons] = /^(:+)/.exec(source) ?? [];
  const last = node.children?.at(-1);
  const isClosed =
    /\n[ \t>]*:{3,}[ \t]*$/.test(source) && (!last || last.type === 'containerDirective' || endOf(last) < endOf(node));
  if (!colons || isClosed) return;
  const swallowed = new RegExp(`\\n(?=[ \\t>]*:{${colons.length}}[ \\t]*(?:\\n|$))`).exec(source);
  if (swallowed) return page.edits.insert(startOf(node) + swallowed.index, '\n');
  const before =
    node.children
      ?.slice(
        0,
        node.children.findIndex(({ type }) => type === 'heading'),
      )
      .at(-1) ?? last;
  if (!before) return;
  page.report.note(
    `the admonition ":::${node.name}" was not closed: it ends before the next heading now`,
    locationOf(page, node),
  );
  page.edits.insert(endOf(before), `\n\n${colons}`);
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
