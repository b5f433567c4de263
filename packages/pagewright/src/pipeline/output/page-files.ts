import { pageAddress } from '../../kernel/urls/page-address.ts';

/**
 * Where the output has the page at `/x`: in `x/index.html`, in `x.html`, or in both. Landing pages, whose addresses end with a
 * slash, are an `index.html` in any case.
 */
export const layouts = ['folders', 'files', 'both'] as const;
export type Layout = (typeof layouts)[number];

/** The files of a page in the output, by its address. */
export function pageFiles(path: string, layout: Layout): string[] {
  const address = pageAddress(path).slice(1);
  const inFolder = address === '' ? 'index.html' : `${address}/index.html`;
  const isLanding = path.endsWith('/') || address === '';
  if (isLanding || layout === 'folders') return [inFolder];
  // An old address may be that of a file: `/docs/old.html`.
  const file = address.endsWith('.html') ? address : `${address}.html`;
  return layout === 'files' || file === address ? [file] : [file, inFolder];
}
