import { pageAddress } from '../../kernel/urls/page-address.ts';
import { builtInAt } from '../../site/routes/static-files.ts';
import type { SourceSite } from '../config/source-site.ts';
import type { Report } from '../report.ts';
import type { Addresses } from './addresses.ts';
import type { SourceDoc } from './source-docs.ts';

interface Redirect {
  from: string;
  to: string;
}

/** The redirects of the old site, and those from addresses of pages that have moved. */
export function redirectsOf(
  site: SourceSite,
  docs: SourceDoc[],
  addresses: Addresses,
  own: Redirect[],
  newBaseUrl: string,
  report: Report,
): Redirect[] {
  const pages = new Set(docs.map((doc) => pageAddress(addresses.addressOf(doc.version, doc.route)).toLowerCase()));
  const redirects = new Map<string, Redirect>();
  const add = (from: string, to: string): boolean => {
    const address = pageAddress(from);
    const isGood =
      !/[%?#]/.test(from) &&
      !pages.has(address.toLowerCase()) &&
      !addresses.isGenerated(from) &&
      builtInAt(newBaseUrl, address) === undefined &&
      !redirects.has(address.toLowerCase());
    if (isGood) redirects.set(address.toLowerCase(), { from, to });
    return isGood;
  };
  const inBase = (path: string): string =>
    path.startsWith(site.baseUrl) ? path : site.baseUrl + path.replace(/^\//, '');
  for (const { from, to } of own) {
    const target = /^\w+:/.test(to) ? to : (addresses.address(to) ?? inBase(to));
    if (!add(inBase(from), target))
      report.note(`the redirect from ${from} was left out: a page is there`, { file: site.configFile });
  }
  for (const doc of docs) {
    const old = site.baseUrl + doc.oldRoute;
    const address = addresses.addressOf(doc.version, doc.route);
    if (pageAddress(old).toLowerCase() !== pageAddress(address).toLowerCase()) add(old, address);
  }
  return [...redirects.values()];
}
