import { nameId } from '../../kernel/text/slug.ts';

/** In the text of a table or list of terms, which a snippet shows as one line. */
export const betweenFields = '·';

/** Text on one line. Nothing is between fields if one is empty or a sentence ends there. */
export function tidyFields(text: string): string {
  return squeeze(text).replace(/(^|[.:;,!?·] )(?:· )+|(?: ·)+$/g, '$1');
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * A property's title gets its type's name in front, so that both spellings find it. The row's anchor tells whether the
 * section is that type; keys of the configuration file already have their full path.
 */
export function rowTitle(row: { title: string; anchor: string }, section: { title: string }): string {
  const full = `${/^[\w$]+/.exec(section.title.trim())?.[0]}.${row.title}`;
  return row.anchor === nameId(full) ? full : row.title;
}
