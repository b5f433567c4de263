import { renderToStaticMarkup } from 'react-dom/server';
import type { Heading } from '../../markdown/plugins/context.ts';
import { ApiReference } from './ApiReference.tsx';
import type { ReferenceInput } from './context.ts';

/** The reference as HTML, with the headings in it for the table of contents. */
export function renderReference(input: ReferenceInput): { html: string; headings: Heading[] } {
  const html = renderToStaticMarkup(<ApiReference {...input} />);
  const headings = [...html.matchAll(/<h([34]) id="([^"]+)"><a [^>]*>(.*?)<\/a><\/h\1>/g)].map(([, level, id, text]) => ({ id: id!, text: unescapeText(text!), level: Number(level) }));
  return { html, headings };
}

function unescapeText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
