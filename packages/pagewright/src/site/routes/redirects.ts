import { configFile } from '../config/config-file.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import type { Site } from '../model.ts';
import { markdownUrl, pageAddress } from '../../kernel/urls/page-address.ts';
import type { Problem } from '../../kernel/problems.ts';
import { builtInAt } from './static-files.ts';

interface Redirect {
  /** Its index in the configuration. */
  index: number;
  from: string;
  to: string;
}

/** A redirect must not collide with a page, a file the build writes or another redirect, and it must arrive. */
export function checkRedirects(
  { config, routes }: Pick<Site, 'config' | 'routes'>,
  source: string,
  problems: Problem[],
): void {
  const report = (index: number, key: 'from' | 'to', message: string, hint: string): void => {
    const line = lineOfPath(source, ['redirects', index, key]);
    problems.push({ severity: 'error', file: configFile, line, message, hint });
  };
  const pages = new Map([...routes].map(([route, doc]) => [pageAddress(route), doc]));
  const texts = [...routes.keys()].map((route) => `${markdownUrl(route)}/`);
  /** A page's Markdown or HTML, or an address that needs a folder of that name. */
  const isFile = (address: string): boolean =>
    texts.some((text) => `${address}/`.startsWith(text)) || address.includes('/index.html/');
  const good = new Map<string, Redirect>();
  for (const [index, { from, to }] of config.redirects.entries()) {
    const address = pageAddress(from);
    const taken = pages.get(address);
    const other = good.get(address);
    const builtIn = builtInAt(config.baseUrl, address);
    if (taken || builtIn === 'page')
      report(
        index,
        'from',
        `the redirect from ${from} hides the page ${taken?.file ?? address}`,
        'remove the redirect or the page',
      );
    else if (builtIn === 'file' || isFile(address))
      report(index, 'from', `the redirect from ${from} hides a built-in file`, 'remove the redirect');
    else if (other)
      report(index, 'from', `the redirects from ${other.from} and ${from} have the same URL`, 'remove one of them');
    else good.set(address, { index, from, to });
  }
  for (const circle of findCircles([...good.values()], config.url)) {
    const way = [...circle, circle[0]!].map(({ from }) => from).join(' → ');
    report(circle[0]!.index, 'to', `the redirect leads back to where it starts: ${way}`, 'redirect to a page');
  }
}

/** Redirects that lead only to each other. */
function findCircles(redirects: Redirect[], siteUrl: string): Redirect[][] {
  // In one form for all spellings: relative or absolute, with escapes or without.
  const addressOf = (target: string): string => {
    if (!URL.canParse(target, siteUrl)) return target;
    const { origin, pathname } = new URL(target, siteUrl);
    return pageAddress(origin + pathname);
  };
  const byAddress = new Map(redirects.map((redirect) => [addressOf(redirect.from), redirect]));
  const seen = new Set<Redirect>();
  return redirects.flatMap((start) => {
    const way: Redirect[] = [];
    let at: Redirect | undefined = start;
    while (at && !seen.has(at)) {
      seen.add(at);
      way.push(at);
      at = byAddress.get(addressOf(at.to));
    }
    // The way may begin outside the circle.
    return at && way.includes(at) ? [way.slice(way.indexOf(at))] : [];
  });
}
