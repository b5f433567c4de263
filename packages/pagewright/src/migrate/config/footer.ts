import type { SiteConfig } from '../../site/config/schema.ts';
import { type Fields, fields, list, text } from '../foreign/values.ts';
import { linkOf } from './navbar.ts';
import { plainText } from './plain-text.ts';
import type { ConfigContext } from './config-context.ts';

/** Columns of links; a plain list of them is one column. */
export function footer(options: Fields, title: string, context: ConfigContext): SiteConfig['footer'] {
  const groups = list(options['links']).map(fields);
  const columns = groups
    .filter((group) => Array.isArray(group['items']))
    .map((group) => ({
      title: text(group['title']) ?? title,
      links: list(group['items']).flatMap((item) => linkOf(fromHtml(fields(item)), context)),
    }));
  const others = groups
    .filter((group) => !Array.isArray(group['items']))
    .flatMap((item) => linkOf(fromHtml(item), context));
  if (others.length > 0) columns.push({ title, links: others });
  const copyright = text(options['copyright']);
  return {
    columns: columns.filter(({ links }) => links.length > 0),
    copyright: (copyright && plainText(copyright)) || `© ${title}`,
  };
}

/** An entry in HTML is a link if there is one in it. */
function fromHtml(item: Fields): Fields {
  const html = text(item['html']);
  const [, href] = (html && /<a\b[^>]*?href=["']([^"']+)["']/i.exec(html)) || [];
  return href ? { label: plainText(html!), href } : item;
}
