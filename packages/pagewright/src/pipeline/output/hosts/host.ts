import type { Layout } from '../page-files.ts';
import type { HeaderRule } from '../site-headers.ts';

/** What files for hosts are made from. */
export interface HostedSite {
  headers: HeaderRule[];
  /** Old addresses, without a slash at the end, and where they lead. */
  redirects: { from: string; to: string }[];
  /** The base paths of languages but the first: each has a not-found page of its own. */
  languages: string[];
}

export interface Host {
  layout: Layout;
  /** Whether it sends the compressed copies; other hosts compress by themselves, and would only store them. */
  sendsCopies: boolean;
  /** What the host reads, by name: in the root of the output, and not served. */
  files: (site: HostedSite) => Record<string, string>;
}

/** How a page can be spelled in an address. Servers whose rules are exact get each of them. */
export function spellings(from: string): string[] {
  return from === '' ? ['/'] : [from, `${from}/`, `${from}/index.html`];
}

/** An address as it is sent: with escapes, and kept as it is where it has some already. */
export function encodeTarget(to: string): string {
  return encodeURI(to).replace(/%25(?=[\dA-F]{2})/gi, '%');
}

/** Old addresses lead elsewhere for good. What the root leads to may change. */
export function redirectStatus(from: string): number {
  return from === '' ? 302 : 301;
}

/** A target as it is sent, before and from its hash on, and whether what an address asks for is passed on to it: unless it says so itself. */
export function splitTarget(to: string): { target: string; hash: string; passesOn: boolean } {
  const [, target = '', hash = ''] = /^([^#]*)(.*)$/s.exec(encodeTarget(to)) ?? [];
  return { target, hash, passesOn: !target.includes('?') };
}

/** What everything else is sent with: browsers keep it, and ask whether it has changed. */
export const revalidated = 'no-cache';

/** Each header that is not the same everywhere, with the rules that name it; they do not contradict each other. */
export function varyingHeaders(rules: HeaderRule[]): { name: string; cases: { path: string; value: string }[] }[] {
  const partial = rules.filter(({ path }) => path !== '/*');
  const names = new Set(partial.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].map((name) => ({
    name,
    cases: partial.flatMap(({ path, headers }) =>
      headers[name] === undefined ? [] : [{ path, value: headers[name] }],
    ),
  }));
}

/** The headers of every answer. */
export function commonHeaders(rules: HeaderRule[]): [name: string, value: string][] {
  return rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
}
