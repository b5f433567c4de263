import type { Doc, Site } from '../../site/model.ts';
import { counterpart, latestVersion } from '../../site/versions/versions.ts';

/**
 * The address that search engines are to know a page by: that of the page about the same in the latest version, and of the
 * original, if it is not translated.
 */
export function canonicalRoute(site: Site, doc: Doc): string {
  const { route, translation } = counterpart(site, doc, latestVersion(site)) ?? doc;
  return translation?.isMissing ? translation.original : route;
}

/** Whether a page is to be known by its own address; its front matter may name another one. */
export function isCanonical(site: Site, doc: Doc): boolean {
  const own = doc.front.head?.find(({ tag, attributes }) => tag === 'link' && attributes?.['rel'] === 'canonical');
  const named = own?.attributes?.['href'];
  if (typeof named === 'string') return named === site.config.url + doc.route;
  return canonicalRoute(site, doc) === doc.route;
}
