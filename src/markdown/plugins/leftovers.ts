import { type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import type { Mistake } from '../../site/problems.ts';
import { type CompileContext, report } from './context.ts';

const leftovers: [RegExp, (found: string) => Mistake][] = [
  [
    /!?\[[^\]]*\]\([^()"']*\s[^()"']*\)/,
    (found) => ({
      message: `${found} is shown as text: its path contains a space`,
      hint: 'rename the file, or put the path in <…>',
    }),
  ],
  [
    /\[\^[^\]\s]+\]/,
    (found) => ({
      message: `${found} is shown as text`,
      hint: `define the footnote: ${found}: …, on a line of its own`,
    }),
  ],
  [
    /^#{2,6}[^\s#]+/,
    (found) => ({ message: `${found} is shown as text`, hint: 'put a space between ## and the heading' }),
  ],
  [
    /^\[!\w+\]/,
    (found) => ({ message: `${found} is shown as text`, hint: 'write :::note, the text, and ::: below it' }),
  ],
];

/** Markdown that is nearly right is no mistake to the parser: it becomes text that only readers would notice. */
export function noLeftovers(page: CompileContext): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'no-leftovers',
    options: { position: true },
    text(node) {
      for (const [pattern, mistakeOf] of leftovers) {
        const found = pattern.exec(node.value)?.[0];
        if (!found) continue;
        const { message, hint } = mistakeOf(found);
        report(page, 'warning', node, message, hint);
      }
    },
  });
}
