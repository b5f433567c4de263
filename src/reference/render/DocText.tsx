import { markdownToHtml } from 'satteri';
import { unescapeHtml } from '../../markdown/html.ts';
import { breakableCode } from '../../markdown/inline-code.ts';

/** The text of a doc comment. In table cells a single paragraph needs no <p>. */
export function DocText({ text, inline }: { text: string; inline?: boolean }) {
  if (text === '') return null;
  const html = markdownToHtml(text)
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
