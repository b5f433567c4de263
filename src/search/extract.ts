import { unescapeHtml } from '../markdown/html.ts';

/** What a search record points to. */
export type RecordKind = 'page' | 'section' | 'member' | 'option' | 'key';

/** A part of a page that search can link to, with its own text. */
export interface PageRecord {
  kind: RecordKind;
  /** The heading, or the name of an option or key; for the first record, the page title. */
  title: string;
  /** Empty for the page itself. */
  anchor: string;
  /** Heading level, 1 for the page; a row is one deeper than its section. */
  level: number;
  text: string;
  code: string;
}

const token = /<(\/?)([a-z][a-z0-9-]*)((?:[^>"]|"[^"]*")*)>|<!--[\s\S]*?-->|[^<]+/gi;
const skipped = new Set(['nav', 'script', 'style', 'svg', 'button', 'noscript', 'footer', 'thead']);
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'kbd', 'span', 'strong', 'sub', 'sup', 'wbr']);

/**
 * Splits a page's HTML into records: one per heading with an id, and one per table row with an id, as the reference has
 * for options and properties.
 */
export function extractRecords(html: string, title: string): PageRecord[] {
  const article = html.slice(html.indexOf('</h1>', html.indexOf('<article')) + 5, html.lastIndexOf('</article>'));
  const page: PageRecord = { kind: 'page', title, anchor: '', level: 1, text: '', code: '' };
  const records = [page];
  let section = page;
  let current = page;
  let skip = 0;
  let reference = 0;
  let heading = false;
  let rowTitle = false;

  const pattern = new RegExp(token);
  for (let match = pattern.exec(article); match; match = pattern.exec(article)) {
    const [whole, close, tag, attributes] = match;
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (skip > 0 || whole.startsWith('<!--')) continue;
      const text = unescapeHtml(whole);
      if (heading || rowTitle) current.title += text;
      else current.text += text;
      continue;
    }
    const step = close ? -1 : 1;
    if (skipped.has(name)) skip = Math.max(0, skip + step);
    if (skip > 0) continue;
    if (!inline.has(name)) current.text += ' ';
    if (name === 'pre' && !close) {
      // Highlighted code is mostly tags, so it is taken as a whole.
      const end = article.indexOf('</pre>', pattern.lastIndex);
      current.code += `\n${unescapeHtml(article.slice(pattern.lastIndex, end).replace(/<[^>]*>/g, ''))}`;
      pattern.lastIndex = end;
    } else if (name === 'section') reference += step;
    else if (/^h[1-6]$/.test(name)) {
      const id = close ? undefined : attribute(attributes!, 'id');
      heading = id !== undefined;
      if (id !== undefined) {
        const kind = reference > 0 ? 'member' : 'section';
        current = section = { kind, title: '', anchor: id, level: Number(name[1]), text: '', code: '' };
        records.push(current);
      }
    } else if (name === 'tr' && !close) {
      const id = attribute(attributes!, 'id');
      if (id !== undefined) {
        current = { kind: 'key', title: '', anchor: id, level: section.level + 1, text: '', code: '' };
        records.push(current);
      }
    } else if (name === 'tr') {
      // A property is found with or without its type's name. Its anchor contains that name, unlike the type's own anchor,
      // which may have a suffix; the keys of the configuration file are already complete.
      const full = `${/^[\w$]+/.exec(section.title.trim())?.[0]}.${current.title}`;
      if (current.anchor === full.toLowerCase()) current.title = full;
      current = section;
    } else if (name === 'code' && current !== section) rowTitle = !close && current.title === '';
  }
  for (const record of records) tidy(record);
  return records.filter(({ title: own, text, code }) => own + text + code !== '');
}

function tidy(record: PageRecord): void {
  record.title = squeeze(record.title);
  record.text = squeeze(record.text);
  record.code = record.code.trim();
  if (record.kind === 'key' && record.title.startsWith('-')) record.kind = 'option';
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}
