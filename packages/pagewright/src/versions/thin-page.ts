import { fallbackTitle } from '../site/docs/fallback-title.ts';
import type { PageParts } from '../site/docs/page-parts.ts';

/** A page of which only the front matter is its own. */
export function thinPage({ front, body }: Pick<PageParts, 'front' | 'body'>, file: string, fragment: string): string {
  const lineEnd = /\r\n/.test(front + body) ? '\r\n' : '\n';
  return [withTitle(front, body, file, lineEnd), `<Include file="${fragment}" />`, ''].join(lineEnd);
}

/** A page without a title is called like its first heading, which is no longer in its file. */
function withTitle(front: string, body: string, file: string, lineEnd: string): string {
  if (/^title:/m.test(front)) return front;
  const title = `title: ${JSON.stringify(fallbackTitle(body, file))}`;
  if (front === '') return ['---', title, '---', ''].join(lineEnd);
  return front.replace(/\r?\n/, `${lineEnd}${title}${lineEnd}`);
}
