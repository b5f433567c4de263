import { type HostedSite, encodeTarget, redirectStatus, spellings } from './host.ts';

/** `_redirects` of Cloudflare, where a rule always wins over a file, and not-found pages are those of the nearest folder. */
export function cloudflareRedirects(site: HostedSite): string {
  return redirectLines(site, '');
}

/** `_redirects` of Netlify. */
export function netlifyRedirects(site: HostedSite): string {
  const notFound = site.languages.map((base) => `${base}* ${base}404.html 404\n`);
  // Otherwise the pages that redirect where a host cannot would win.
  return redirectLines(site, '!') + notFound.join('');
}

function redirectLines({ redirects }: HostedSite, always: string): string {
  return redirects
    .flatMap(({ from, to }) =>
      spellings(from).map((address) => `${encodeURI(address)} ${encodeTarget(to)} ${redirectStatus(from)}${always}\n`),
    )
    .join('');
}
