import type { BuiltPage } from '../../check/check-links.ts';

/** A place that has a link. */
interface Place {
  file: string;
  line?: number;
}

/** Names that belong to nobody, and this computer: examples in a text. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** Addresses of other sites and where the pages link to them. Links that the engine makes, such as one to edit the page, are not meant. */
export function externalLinks(pages: BuiltPage[], own: string[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const page of pages)
    for (const href of page.hrefs) {
      if (!/^https?:/.test(href) || !URL.canParse(href) || own.some((start) => href.startsWith(start))) continue;
      const url = new URL(href);
      if (reserved.test(url.hostname)) continue;
      url.hash = '';
      const links = page.links?.filter((link) => link.href === href) ?? [];
      const places = links.map(({ file = page.file ?? page.route, line }): Place => ({ file, line }));
      const added = places.length > 0 ? places : [{ file: page.file ?? page.route }];
      found.set(url.href, [...(found.get(url.href) ?? []), ...added]);
    }
  return found;
}
