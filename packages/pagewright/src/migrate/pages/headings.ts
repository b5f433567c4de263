import { createSlugger } from '../../kernel/text/slug.ts';
import { type Page, locationOf, removeNode, sourceOf } from './page.ts';
import { type Node, endOf, plainText, startOf, walk } from './tree.ts';

/** The title that the page's text begins with, if any; it becomes a field of the front matter. */
export function takeTitle(page: Page): string | undefined {
  const first = firstShown(page);
  if (first?.type !== 'heading' || first.depth !== 1) return undefined;
  const title = plainText(first).trim();
  if (title === '') return undefined;
  removeNode(page, first);
  return title;
}

/** Headings of the first level below the title go down to the second; those in tabs, which nobody could link to, become bold text. */
export function changeHeadings(page: Page, hasTitle: boolean): void {
  const first = hasTitle ? firstShown(page) : undefined;
  const slugger = createSlugger();
  const ids = new Set<string>();
  walk(page.tree, (node, around) => {
    if (node.type !== 'heading' || node === first) return;
    const source = sourceOf(page, node);
    const text = plainText(node).trim();
    if (text === '' && (node.children ?? []).every(({ type }) => type === 'text')) return removeNode(page, node);
    const own = node.data?.hProperties?.id;
    const id = own ?? slugger.slug(text);
    const isInTab = around.some(({ name }) => name === 'TabItem');
    if (isInTab) return page.edits.replace(startOf(node), endOf(node), boldText(source));
    if (own !== undefined && ids.has(own)) {
      page.report.note(
        `the heading id "${own}" was used twice: the second one has no id of its own now`,
        locationOf(page, node),
      );
      dropId(page, node, source);
    }
    ids.add(id);
    if (node.depth === 1) lower(page, node, source);
  });
}

function boldText(heading: string): string {
  const text = heading
    .replace(/^#+[ \t]*/, '')
    .replace(/[ \t]*\{#[^}]*\}[ \t]*$/, '')
    .replace(/\n[=-]+[ \t]*$/, '')
    .replace(/[ \t]+#+[ \t]*$/, '');
  return text.includes('**') ? text : `**${text}**`;
}

function lower(page: Page, node: Node, source: string): void {
  const at = startOf(node);
  if (source.startsWith('#')) page.edits.insert(at, '#');
  // Underlined.
  else page.edits.replace(source.lastIndexOf('\n') + at + 1, endOf(node), '---');
}

function dropId(page: Page, node: Node, source: string): void {
  const match = /[ \t]*\{#[^}]*\}[ \t]*$/.exec(source);
  if (match) page.edits.replace(startOf(node) + match.index, endOf(node), '');
}

function firstShown({ tree }: Page): Node | undefined {
  return tree.children.find(({ type }) => !['mdxjsEsm', 'mdxFlowExpression', 'yaml'].includes(type));
}
