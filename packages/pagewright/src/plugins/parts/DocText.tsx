import { use } from 'react';
import { type MdastNode, defineMdastPlugin, markdownToHtml } from 'satteri';
import { breakableCode } from '../../markdown/code/inline-code.ts';
import { PartContext } from './part-context.ts';

/** The text of a doc comment. In table cells a single paragraph needs no <p>. */
export function DocText({ text, inline }: { text: string; inline?: boolean }) {
  const part = use(PartContext);
  if (text === '') return null;
  const plugin = docComment(inline ? 'reference' : 'text', part.resolveLink);
  const html = markdownToHtml(text, { mdastPlugins: [plugin] }).html.trim();
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

function docComment(where: 'reference' | 'text', resolveLink: (target: string) => string) {
  return defineMdastPlugin({
    name: 'doc-comment',
    link: (node, context) => context.setProperty(node, 'url', resolveLink(node.url)),
    inlineCode: ({ value }): MdastNode => ({ type: 'html', value: `<code>${breakableCode(value, where)}</code>` }),
    /** In declarations, `Promise<void>` is a type even where it is not in code, and a tag is a word about tags. */
    html(node, context): MdastNode {
      const text = { type: 'text' as const, value: node.value };
      const isBlock = ['root', 'listItem', 'blockquote'].includes(context.parent(node)?.type ?? 'root');
      return isBlock ? { type: 'paragraph', children: [text] } : text;
    },
  });
}
