import { searchPath } from '../contract/built-in-pages.ts';
import { isExternal } from '../kernel/urls/external.ts';
import { pageAddress } from '../kernel/urls/page-address.ts';
import { decodePath } from '../kernel/urls/paths.ts';
import type { BuiltVersion } from './built-version.ts';
import { allRoutes } from './pages.ts';

/** What an address in a page leads to. */
export type Target =
  | { kind: 'page'; route: string; query: string; hash: string }
  | { kind: 'search'; query: string }
  /** A file of the website that is no page. */
  | { kind: 'file'; path: string; hash: string }
  /** What the export does not contain. */
  | { kind: 'elsewhere'; href: string };

export type ReadAddress = (href: string, route: string) => Target;

/** Only serves to read relative addresses. */
const anySite = 'http://site.invalid';
/** Redirects that lead to each other would never end. */
const mostRedirects = 8;

/** Reads the addresses in the pages of a version: what is in another version, or no page, is on the published website. */
export function addressReader({ site, version, files }: BuiltVersion): ReadAddress {
  const { url: origin, baseUrl } = site.config;
  const routes = new Map(allRoutes(site, version).map((route) => [pageAddress(decodePath(route)), route]));
  const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]));

  return function read(href: string, route: string, left = mostRedirects): Target {
    if (isExternal(href) || !URL.canParse(href, anySite + route)) return { kind: 'elsewhere', href };
    const { pathname, search: query, hash } = new URL(href, anySite + route);
    const path = decodePath(pathname);
    const address = pageAddress(path);
    const page = routes.get(address);
    if (page !== undefined) return { kind: 'page', route: page, query, hash };
    if (address === baseUrl + searchPath) return { kind: 'search', query };
    const to = redirects.get(address);
    if (to !== undefined && left > 0) return read(to.includes('#') ? to : to + hash, route, left - 1);
    // Its pages are HTML files as well.
    if (files.has(path) && !path.endsWith('.html')) return { kind: 'file', path, hash };
    return { kind: 'elsewhere', href: origin + pathname + query + hash };
  };
}
