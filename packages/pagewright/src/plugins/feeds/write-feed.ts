import { escapeAttribute } from '../../kernel/text/html.ts';

export interface Feed {
  title: string;
  description: string;
  language: string;
  /** Absolute, as all addresses are. */
  home: string;
  /** The newest first. */
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Stays the same for ever. */
  id: string;
  title: string;
  url: string;
  time: Date;
  kind: 'new' | 'changed' | 'release';
  summary?: string;
}

/** A feed without entries has not changed since there are computers. */
const never = new Date(0);

/** Text for XML, which has no way to write most control characters. */
// oxlint-disable-next-line no-control-regex -- those are what is meant
const xml = (text: string): string => escapeAttribute(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''));

/** @param self The feed's own address. */
export function rss(feed: Feed, self: string): string {
  const items = feed.entries.map(({ id, title, url, time, kind, summary }) =>
    [
      '<item>',
      `<title>${xml(title)}</title>`,
      `<link>${xml(url)}</link>`,
      `<guid isPermaLink="false">${xml(id)}</guid>`,
      `<pubDate>${time.toUTCString()}</pubDate>`,
      `<category>${kind}</category>`,
      ...(summary ? [`<description>${xml(summary)}</description>`] : []),
      '</item>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(feed.title)}</title>
<link>${xml(feed.home)}</link>
<description>${xml(feed.description)}</description>
<language>${xml(feed.language)}</language>
<lastBuildDate>${(feed.entries[0]?.time ?? never).toUTCString()}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>
${items.map((item) => `${item}\n`).join('')}</channel>
</rss>
`;
}

/** @param self The feed's own address, which is its id as well. */
export function atom(feed: Feed, self: string): string {
  const entries = feed.entries.map(({ id, title, url, time, kind, summary }) =>
    [
      '<entry>',
      `<id>${xml(id)}</id>`,
      `<title>${xml(title)}</title>`,
      `<link href="${xml(url)}"/>`,
      `<updated>${time.toISOString()}</updated>`,
      `<category term="${kind}"/>`,
      ...(summary ? [`<summary>${xml(summary)}</summary>`] : []),
      '</entry>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.language)}">
<id>${xml(self)}</id>
<title>${xml(feed.title)}</title>
<subtitle>${xml(feed.description)}</subtitle>
<updated>${(feed.entries[0]?.time ?? never).toISOString()}</updated>
<author><name>${xml(feed.title)}</name></author>
<link rel="alternate" type="text/html" href="${xml(feed.home)}"/>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
${entries.map((entry) => `${entry}\n`).join('')}</feed>
`;
}
