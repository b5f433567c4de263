import { type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import { closest } from '../../site/problems.ts';
import type { PageContext } from './context.ts';

const titles: Record<string, string> = { note: 'Note', tip: 'Tip', info: 'Info', caution: 'Caution', warning: 'Warning', danger: 'Danger' };

/** `:::note[Title]` → `<aside class="admonition note">` whose first paragraph is the title. */
export function admonitions(page: PageContext): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'admonitions',
    options: { position: true },
    containerDirective(node, context) {
      const fallback = titles[node.name];
      if (!fallback) {
        const guess = closest(node.name, Object.keys(titles));
        page.problems.push({ severity: 'error', file: page.file, line: node.position?.start.line ?? 1, message: `unknown admonition ":::${node.name}"`, hint: guess ? `did you mean ":::${guess}"?` : `allowed: ${Object.keys(titles).join(', ')}` });
        return;
      }
      context.setProperty(node, 'data', { hName: 'aside', hProperties: { className: ['admonition', node.name] } });
      const title = { hName: 'p', hProperties: { className: ['admonition-title'] } };
      const label = node.children[0];
      if (label?.type === 'paragraph' && (label.data as { directiveLabel?: boolean } | undefined)?.directiveLabel) context.setProperty(label, 'data', title);
      else context.prependChild(node, { type: 'paragraph', data: title, children: [{ type: 'text', value: fallback }] });
    },
    // A colon before a word is prose here, not a directive: `10:30`, `key:value` stay what the writer wrote.
    textDirective(node, context) {
      const { start, end } = node.position ?? {};
      if (start?.offset === undefined || end?.offset === undefined) return;
      context.replaceNode(node, { type: 'text', value: context.source.slice(start.offset, end.offset) });
    },
  });
}
