import { type MdastNode, defineMdastPlugin, markdownToHtml } from 'satteri';
import { unescapeHtml } from '../../../kernel/text/html.ts';
import { breakableCode } from '../../../markdown/code/inline-code.ts';

/** The text of a doc comment. In table cells a single paragraph needs no <p>. */
export function DocText({ text, inline }: { text: string; inline?: boolean }) {
  if (text === '') return null;
  const html = markdownToHtml(text, { mdastPlugins: [htmlAsText] })
    .html.trim()
    .replace(/(?<=<code>)[^<]*/g, (code) => breakableCode(unescapeHtml(code), inline ? 'reference' : 'text'));
  const single = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  if (single !== undefined && !single.includes('<p>')) {
    return inline ? (
      <span dangerouslySetInnerHTML={{ __html: single }} />
    ) : (
      <p dangerouslySetInnerHTML={{ __html: single }} />
    );
  }
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** In declarations, `Promise<void>` is a type even where it is not in code, and a tag is a word about tags. */
const htmlAsText = defineMdastPlugin({
  name: 'html-as-text',
  html(node, context): MdastNode {
    const text = { type: 'text' as const, value: node.value };
    const isBlock = ['root', 'listItem', 'blockquote'].includes(context.parent(node)?.type ?? 'root');
    return isBlock ? { type: 'paragraph', children: [text] } : text;
  },
});
