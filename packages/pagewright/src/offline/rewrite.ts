import { newElement, withAttributes } from '../kernel/html/change-html.ts';
import type { HtmlElement, HtmlNode } from '../kernel/html/parse-html.ts';
import { isExternal } from '../kernel/urls/external.ts';
import { mapSrcset, srcsetAddresses } from '../markdown/html/srcset.ts';
import type { ReadAddress, Target } from './addresses.ts';
import type { Symbols } from './symbols.ts';

export interface Rewriting {
  /** Of the page that the elements are in. */
  route: string;
  read: ReadAddress;
  symbols: Symbols;
  /** The address in the export; `undefined` if a reader cannot follow it. */
  linkTo(target: Target, element: HtmlElement): string | undefined;
}

/** Elements that show what another address has. */
const embedding = new Set(['img', 'source', 'video', 'audio', 'track', 'iframe', 'embed', 'object', 'image', 'input']);
/** Their addresses lead somewhere, but are not loaded. */
const leading: Record<string, string> = { a: 'href', area: 'href', form: 'action' };

/** An element with the addresses that it has in the export. What would be loaded from another host becomes a link to it. */
export function rewrite(element: HtmlElement, at: Rewriting): HtmlNode | HtmlNode[] {
  const { tag, attributes } = element;
  const link = leading[tag];
  if (link !== undefined) return change(element, { [link]: attributes[link] }, at);
  if (tag === 'use') return used(element, at);
  if (!embedding.has(tag)) return element;
  const { src, poster, srcset, href, data } = attributes;
  const own = { src, poster, href, data, 'xlink:href': attributes['xlink:href'] };
  for (const address of [src, href, data]) {
    const remote = address === undefined ? undefined : remoteAddress(address, at);
    if (remote !== undefined) return outside(element, remote);
  }
  const set =
    srcset !== undefined && srcsetAddresses(srcset).every((address) => remoteAddress(address, at) === undefined)
      ? srcset
      : undefined;
  const changed = change(element, own, at);
  return withAttributes(changed, {
    srcset: set && mapSrcset(set, (address) => at.linkTo(at.read(address, at.route), element) ?? address),
    poster: poster !== undefined && remoteAddress(poster, at) !== undefined ? undefined : changed.attributes['poster'],
    // There is no server to spare.
    loading: undefined,
  });
}

function change(element: HtmlElement, addresses: Record<string, string | undefined>, at: Rewriting): HtmlElement {
  const entries = Object.entries(addresses).flatMap(([name, address]): [string, string | undefined][] =>
    address === undefined || address.startsWith('data:')
      ? []
      : [[name, at.linkTo(at.read(address, at.route), element)]],
  );
  return entries.length > 0 ? withAttributes(element, Object.fromEntries(entries)) : element;
}

/** Also that of a file of this site that is not there: the published website may have it. */
function remoteAddress(address: string, { read, route }: Rewriting): string | undefined {
  const target = address.startsWith('data:') ? undefined : read(address, route);
  return target?.kind === 'elsewhere' ? target.href : undefined;
}

/** Whoever reads offline sees at least what it was, and where. */
function outside({ tag, attributes }: HtmlElement, address: string): HtmlNode[] {
  const text = attributes['alt'] || attributes['title'] || attributes['aria-label'] || address;
  const isLink = isExternal(address) && ['img', 'iframe', 'video', 'audio', 'embed', 'object'].includes(tag);
  return isLink ? [newElement('a', { href: address, rel: 'noopener external' }, [text])] : [];
}

function used(element: HtmlElement, { read, route, symbols }: Rewriting): HtmlElement {
  const address = element.attributes['href'] ?? element.attributes['xlink:href'] ?? '';
  if (address === '' || address.startsWith('#')) return element;
  const target = read(address, route);
  return target.kind === 'file' ? symbols.inPlaceOf(element, target.path, target.hash.slice(1)) : newElement('g');
}
