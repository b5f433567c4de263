import { type MdastNode, type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import { closest } from '../../site/problems.ts';
import type { PageContext } from './context.ts';

const titles: ReadonlyMap<string, string> = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['caution', 'Caution'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
]);

/** `:::note[Title]` → `<div class="admonition note" role="note">` whose first paragraph is the title. */
export function admonitions(page: PageContext): MdastPluginDefinition {
  const report = (node: Readonly<MdastNode>, message: string, hint: string): void => {
    page.problems.push({ severity: 'error', file: page.file, line: node.position?.start.line ?? 1, message, hint });
  };
  return defineMdastPlugin({
    name: 'admonitions',
    options: { position: true },
    containerDirective(node, context) {
      const fallback = titles.get(node.name);
      if (!fallback) {
        const guess = closest(node.name, titles.keys());
        report(
          node,
          `unknown admonition ":::${node.name}"`,
          guess ? `did you mean ":::${guess}"?` : `allowed: ${[...titles.keys()].join(', ')}`,
        );
        return;
      }
      const lines = sourceOf(node, context).split('\n');
      const rest = /^:+[\w-]+(?:\[.*\])?(.*)$/.exec(lines[0]!.trim())?.[1]?.trim();
      if (rest)
        report(
          node,
          `"${rest}" after ":::${node.name}" would not be shown`,
          `write a title in brackets: ":::${node.name}[Title]"`,
        );
      if (!/(?:^|[\s>]):{3,}\s*$/.test(lines.at(-1)!))
        report(
          node,
          `the admonition ":::${node.name}" is not closed`,
          'end it with a line of ":::"; one that holds others needs more colons than they have',
        );
      context.setProperty(node, 'data', {
        hName: 'div',
        hProperties: { className: ['admonition', node.name], role: 'note' },
      });
      const title = { hName: 'p', hProperties: { className: ['admonition-title'] } };
      const label = node.children[0];
      if (label?.type === 'paragraph' && (label.data as { directiveLabel?: boolean } | undefined)?.directiveLabel)
        context.setProperty(label, 'data', title);
      else
        context.prependChild(node, { type: 'paragraph', data: title, children: [{ type: 'text', value: fallback }] });
    },
    // A colon before a word is prose here, not a directive: `10:30`, `key:value` stay what the writer wrote.
    textDirective(node, context) {
      context.replaceNode(node, { type: 'text', value: sourceOf(node, context) });
    },
    leafDirective(node, context) {
      if (titles.has(node.name))
        report(
          node,
          `"::${node.name}" has two colons only`,
          `an admonition begins and ends with three: ":::${node.name}"`,
        );
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: sourceOf(node, context) }] });
    },
  });
}

function sourceOf({ position }: Readonly<MdastNode>, { source }: { source: string }): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
