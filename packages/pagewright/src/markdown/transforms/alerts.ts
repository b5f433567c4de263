import { type MdastNode, type MdastPluginDefinition, type MdastVisitorContext, defineMdastPlugin } from 'satteri';
import { callouts } from '../../contract/page-styles.ts';
import { fill } from '../../contract/strings/strings.ts';
import { suggestion } from '../../kernel/problems.ts';
import { type CompileContext, report } from '../context.ts';
import { admonitionTitle, kinds } from './admonitions.ts';

type Text = Readonly<Extract<MdastNode, { type: 'text' }>>;

/** The one kind of alert that is no admonition looks like one of them. */
const alertKinds = [...kinds, 'important'] as const;
const lookOf = (kind: (typeof alertKinds)[number]) => (kind === 'important' ? 'info' : kind);

const mark = /^\[!(\w+)\][ \t]*([^\n]*)\n?/;

/** GitHub's alerts, quotations that begin with `[!NOTE]`, become admonitions; the rest of that line is their title. */
export function alerts(page: CompileContext): MdastPluginDefinition {
  const refuse = report.bind(undefined, page, 'error');
  return defineMdastPlugin({
    name: 'alerts',
    options: { position: true },
    blockquote(node, context) {
      const first = node.children[0];
      const text = first?.type === 'paragraph' ? first.children[0] : undefined;
      if (first?.type !== 'paragraph' || text?.type !== 'text') return;
      const [whole, name, ownTitle] = mark.exec(text.value) ?? [];
      if (whole === undefined || name === undefined) return;
      const kind = alertKinds.find((known) => known === name.toLowerCase());
      if (!kind) {
        const all = alertKinds.map((known) => known.toUpperCase());
        const hint = suggestion(name, all, `use one of: ${all.join(', ')}`, (guess) => `"[!${guess}]"`);
        return refuse(node, `unknown alert "[!${name}]"`, hint);
      }
      const rest = text.value.slice(whole.length);
      const after = first.children[1];
      if (ownTitle && after && after.type !== 'break' && !whole.endsWith('\n'))
        return refuse(
          node,
          `the title after "[!${name}]" is more than plain text`,
          `write the text on the next line, or :::${lookOf(kind)}[Title] instead of the quotation`,
        );
      page.used.add(callouts);
      context.setProperty(node, 'data', {
        hName: 'div',
        hProperties: { className: ['admonition', lookOf(kind)], role: 'note' },
      });
      const kindTitle = page.strings[`admonition.${kind}`];
      const before = fill(page.strings['admonition.before'], { kind: kindTitle });
      const title = ownTitle ? before + ownTitle.trim() : kindTitle;
      if (rest === '' && !after) {
        context.setProperty(first, 'data', admonitionTitle);
        context.setProperty(text, 'value', title);
        return;
      }
      // Two spaces at the end of the line are a line break.
      if (rest === '' && after?.type === 'break') context.removeNode(after);
      context.setProperty(text, 'value', rest);
      context.prependChild(node, {
        type: 'paragraph',
        data: admonitionTitle,
        children: [{ type: 'text', value: title }],
      });
    },
  });
}

/** Whether a text is what makes a quotation an alert. */
export function beginsAlert(node: Text, context: MdastVisitorContext): boolean {
  const paragraph = context.parent(node);
  return (
    mark.test(node.value) &&
    paragraph.type === 'paragraph' &&
    context.indexOf(node) === 0 &&
    context.indexOf(paragraph) === 0 &&
    context.parent(paragraph)?.type === 'blockquote'
  );
}
