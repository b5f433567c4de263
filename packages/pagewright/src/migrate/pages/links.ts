import { isExternal } from '../../kernel/urls/external.ts';
import { type Page, locationOf, sourceOf } from './page.ts';
import { type Node, endOf, startOf, walk } from './tree.ts';

/** Rewrites the targets of links and images in Markdown. */
export function changeLinks(page: Page): void {
  walk(page.tree, (node) => {
    if (node.url === undefined || !['link', 'image', 'definition'].includes(node.type)) return;
    const next = node.type === 'image' ? newImage(page, node, node.url) : newLink(page, node, node.url);
    if (next === undefined) commentOut(page, node);
    else if (next !== node.url) replaceUrl(page, node, next);
  });
}

/** The new target of a link; one that leads nowhere stays, and is reported. */
export function newLink(page: Page, node: Node, target: string): string {
  if (target.startsWith('#') || (isExternal(target) && !target.startsWith('pathname:'))) return target;
  const found = page.link(target);
  if (found === undefined) page.report.note(`the link ${target} leads nowhere, as before`, locationOf(page, node));
  return found ?? target;
}

/** The new path of an image; undefined if there is no such file. */
export function newImage(page: Page, node: Node, target: string): string | undefined {
  if (isExternal(target) && !target.startsWith('pathname:')) return target;
  const found = page.staticFile(target);
  if (found === undefined)
    page.report.hand(
      `the file ${target} is missing`,
      'what showed it is a comment now: add the file to static/ and put it back, or remove it',
      locationOf(page, node),
    );
  return found;
}

/** Leaves something out, but tells writers what was there. */
export function commentOut(page: Page, node: Node): void {
  const written = sourceOf(page, node).replaceAll('*/', '* /').replaceAll('/*', '/ *');
  page.edits.replace(startOf(node), endOf(node), `{/* ${written} */}`);
}

function replaceUrl(page: Page, node: Node, next: string): void {
  const source = sourceOf(page, node);
  const from = node.type === 'definition' ? source.indexOf(']:') : source.lastIndexOf('](');
  const [, lead, raw] = /^(\]\(?:?\s*<?)([^\s>)]*(?:\([^\s)]*\)[^\s>)]*)*)/.exec(source.slice(Math.max(0, from))) ?? [];
  // An address that is a link by itself.
  if (from < 0 || lead === undefined) return;
  const isBracketed = lead.endsWith('<');
  const inner = isBracketed ? source.slice(from + lead.length, source.indexOf('>', from)) : raw!;
  const at = startOf(node) + from + lead.length;
  page.edits.replace(at, at + inner.length, next);
}
