import { html } from './html.ts';

const { lang } = html;

/**
 * Whether the browser has translated the page. React would put the original texts back, so a reader who only reads and
 * follows links keeps the document. Browsers change its language; some say it in a class, or mark what they have changed.
 */
export function isTranslated(): boolean {
  return html.lang !== lang || !!document.querySelector('html[class^=translated],font,[_msttexthash]');
}
