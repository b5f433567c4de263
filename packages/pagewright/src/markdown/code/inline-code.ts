import { escapeText } from '../../kernel/text/html.ts';

/**
 * The most characters that are never broken: in text, what fits on a phone at twice the font size; in a table, what
 * leaves room for three columns there; in the reference, what fits into the name column.
 */
const maxUnbroken = { text: 16, table: 12, reference: 22 };

/** What fits on a phone at the usual font size. */
const maxPath = 36;

/** After a separator: `--live-|reload`. */
const separators = /(?<=\w\W*[./_:(=,@|-])(?=[\w'"])/;
/** Also between the words of a name: `NSCamera|Usage|Description`. In text, where there is room, that would look like two. */
const separatorsAndWords = new RegExp(`(?<=[a-z\\d])(?=[A-Z])|${separators.source}`);

/** Short names without hyphens are the same everywhere. */
export function isNeverBroken(text: string): boolean {
  return !/-./.test(text) && text.split(' ').every(({ length }) => length <= maxUnbroken.table);
}

/**
 * The HTML of inline code with its break opportunities. Browsers would break after every hyphen, even within the leading
 * dashes of `--web-dir`, and never inside a long name, which makes a table wider than a phone.
 */
export function breakableCode(text: string, where: keyof typeof maxUnbroken): string {
  return text.replace(/[^ ]+/g, (word) => {
    const places = where === 'text' ? separators : separatorsAndWords;
    const parts = word.length > maxUnbroken[where] ? word.split(places) : [word];
    const html = parts.map(escapeText).join('<wbr>');
    // The browser would break a path anywhere, even before its last letter.
    if (where === 'text' && word.length > maxPath)
      return word
        .split(/(?<=\/)(?=\w)/)
        .map(escapeText)
        .join('<wbr>');
    if (/-./.test(word) && parts.every((part) => part.length <= maxUnbroken.text))
      return `<span class="whole">${html}</span>`;
    return where === 'text' ? escapeText(word) : html;
  });
}
