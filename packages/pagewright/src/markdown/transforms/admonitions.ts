import { type MdastNode, type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import { callouts } from '../../contract/page-styles.ts';
import { fill } from '../../contract/strings/strings.ts';
import { suggestion } from '../../kernel/problems.ts';
import { type CompileContext, report, sourceOf } from '../context.ts';

export const kinds = ['note', 'tip', 'info', 'caution', 'warning', 'danger'] as const;

/** What makes a paragraph the title of an admonition. */
export const admonitionTitle = { hName: 'p', hProperties: { className: ['admonition-title'] } };

/** `:::note[Title]` → `<div class="admonition note" role="note">` whose first paragraph is the title. */
export function admonitions(page: CompileContext): MdastPluginDefinition {
  const refuse = report.bind(undefined, page, 'admonition-syntax');
  /** Last line whose colons are already reported: in an unclosed admonition, stray colons are its failed end. */
  let lastReported = 0;
  return defineMdastPlugin({
    name: 'admonitions',
    options: { position: true },
    containerDirective(node, context) {
      const kind = kinds.find((name) => name === node.name);
      if (!kind) {
        const all = `use one of: ${kinds.join(', ')}`;
        report(
          page,
          'unknown-admonition',
          node,
          `unknown admonition ":::${node.name}"`,
          suggestion(node.name, kinds, all, (guess) => `":::${guess}"`),
        );
        return;
      }
      const lines = sourceOf(node, context).split('\n');
      const rest = /^:+[\w-]+(?:\[.*\])?(.*)$/.exec(lines[0]!.trim())?.[1]?.trim();
      if (rest)
        refuse(
          node,
          `the text "${rest}" after ":::${node.name}" would not be shown`,
          `put the title in brackets: ":::${node.name}[Title]"`,
        );
      if (!isClosed(node, lines)) {
        lastReported = Math.max(lastReported, node.position?.end.line ?? 0);
        refuse(
          node,
          `the admonition ":::${node.name}" is not closed`,
          'close it with ":::" on its own line, after a blank line if it ends with a table; if it contains other admonitions, give it more colons than they have',
        );
      }
      page.used.add(callouts);
      context.setProperty(node, 'data', {
        hName: 'div',
        hProperties: { className: ['admonition', node.name], role: 'note' },
      });
      const fallback = page.strings[`admonition.${kind}`];
      const label = node.children[0];
      if (label?.type === 'paragraph' && (label.data as { directiveLabel?: boolean } | undefined)?.directiveLabel) {
        context.setProperty(label, 'data', admonitionTitle);
        // Colours alone would not tell how serious it is.
        context.prependChild(label, {
          type: 'text',
          value: fill(page.strings['admonition.before'], { kind: fallback }),
        });
      } else
        context.prependChild(node, {
          type: 'paragraph',
          data: admonitionTitle,
          children: [{ type: 'text', value: fallback }],
        });
    },
    // Colons left as text at the beginning of a line neither open nor close an admonition.
    text(node, context) {
      if (!sourceOf(node, context).includes(':::')) return;
      const { start, end } = node.position!;
      const lines = context.source.split('\n');
      for (let line = Math.max(start.line, lastReported + 1); line <= end.line; line++) {
        const [, colons, rest] = /^[\s>]*(:{3,})\s*(.*)$/.exec(lines[line - 1]!) ?? [];
        if (!colons) continue;
        lastReported = line;
        if (rest)
          refuse(
            line,
            `"${colons} ${rest}" does not start an admonition`,
            `put the name right after the colons: "${colons}note"`,
          );
        else
          refuse(
            line,
            `this "${colons}" does not close any admonition`,
            'remove it, or give the admonition it should close more colons than the ones inside it',
          );
      }
    },
    // A colon before a word is prose here, not a directive: `10:30` and `key:value` stay as written.
    textDirective(node, context) {
      context.replaceNode(node, { type: 'text', value: sourceOf(node, context) });
    },
    leafDirective(node, context) {
      if (kinds.some((name) => name === node.name))
        refuse(
          node,
          `"::${node.name}" has only two colons`,
          `start and end admonitions with three colons: ":::${node.name}"`,
        );
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: sourceOf(node, context) }] });
    },
  });
}

/** Whether the last line is only colons and is not part of a child. */
function isClosed(
  { position, children }: Readonly<Extract<MdastNode, { type: 'containerDirective' }>>,
  lines: string[],
): boolean {
  const inner = children.at(-1)?.position?.end.line ?? 0;
  return inner < (position?.end.line ?? 0) && /^[\s>]*:{3,}\s*$/.test(lines.at(-1)!);
}
