import { type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import type { Mistake } from '../../kernel/problems.ts';
import { beginsAlert } from '../transforms/alerts.ts';
import { type CompileContext, lineOf, report, sourceOf } from '../context.ts';

/** What a link leads to, as opposed to a remark in brackets. */
const target = String.raw`<?(?:\.{0,2}\/\w|~\/|#[a-z]|https?:|mailto:|[\w./-]+\.mdx?\b)`;

/** A link's text in brackets, or its end after code; without a backslash before it, and not the index of an array, `[i]`. */
const label = String.raw`(?:(?<![\w\]\\])\[[^[\]]*\p{L}{2}[^[\]]*(?<!\\)|^)\]`;

const leftovers: [RegExp, (found: string) => Mistake][] = [
  [
    new RegExp(String.raw`${label}\s\(${target}[^\s)]*\)?`, 'u'),
    (found) => ({ message: `${found} is shown as text`, hint: 'remove the space between ] and (' }),
  ],
  [
    // Not a path with a space in it, see below.
    new RegExp(String.raw`${label}\(${target}[^\s)]*(?![^()]*\))`, 'u'),
    (found) => ({ message: `${found} is shown as text`, hint: 'put a ) after the path' }),
  ],
  [
    new RegExp(String.raw`${label}\[[^[\]]+\]`, 'u'),
    (found) => ({
      message: `${found} is shown as text: no line defines its second part`,
      hint: 'write the path in round brackets: [text](./page.mdx)',
    }),
  ],
  [
    /!?\[[^\]]*\]\([^()"']*\s[^()"']*\)/,
    (found) => ({
      message: `${found} is shown as text: its path contains a space`,
      hint: 'rename the file, or put the path in <…>',
    }),
  ],
  [
    /(?<!\\)\[\^[^\]\s]+\]/,
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
    (found) => ({ message: `${found} is shown as text`, hint: 'put > at the beginning of each of its lines' }),
  ],
];

/** A URL after a bracket is a link by itself, which is not part of the text. */
function urlAfter({ position }: Parameters<typeof sourceOf>[0], { source }: { source: string }): string {
  const end = position?.end.offset ?? 0;
  return source[end - 1] === '(' ? (/^https?:[^\s)]*\)?/.exec(source.slice(end))?.[0] ?? '') : '';
}

/** Markdown that is nearly right is no mistake to the parser: it becomes text that only readers would notice. */
export function noLeftovers(page: CompileContext): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'no-leftovers',
    options: { position: true },
    text(node, context) {
      // As written: with a backslash, brackets are meant to be text.
      const source = sourceOf(node, context) + urlAfter(node, context);
      // Most texts have none of what the patterns look for.
      if (!/[[\]#]/.test(source) || beginsAlert(node, context)) return;
      for (const [pattern, mistakeOf] of leftovers) {
        const match = pattern.exec(source);
        if (!match) continue;
        const { message, hint } = mistakeOf(match[0]);
        const line = lineOf(node) + source.slice(0, match.index).split('\n').length - 1;
        report(page, 'leftover-markdown', line, message, hint);
      }
    },
  });
}
