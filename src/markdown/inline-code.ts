import { escapeHtml } from './html.ts';

/**
 * The most characters that stay together: in text, what fits on a phone in letters of twice the size; in a table, what
 * leaves room for three columns there; in the reference, what fits into the column of names.
 */
const mostTogether = { text: 16, table: 12, reference: 22 };

/** After a separator, and between the words of a name: `NSCamera|Usage|Description`, `--live-|reload`. */
const places = /(?<=[a-z\d])(?=[A-Z])|(?<=\w\W*[./_:(=,@|-])(?=[\w'"])/;

/**
 * The HTML of inline code that says where it may be broken. By itself a browser breaks it after every hyphen, be it the
 * first of `--web-dir`, and nowhere in a long name, which makes a table wider than a phone.
 */
export function breakableCode(text: string, where: keyof typeof mostTogether): string {
  return text.replace(/[^ ]+/g, (word) => {
    const parts = word.length > mostTogether[where] ? word.split(places) : [word];
    const html = parts.map(escapeHtml).join('<wbr>');
    if (/-./.test(word) && parts.every((part) => part.length <= mostTogether.text))
      return `<span class="whole">${html}</span>`;
    return where === 'text' ? escapeHtml(word) : html;
  });
}
