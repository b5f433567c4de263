import { html } from './html.ts';

/** Takes `/index.html` off the address: pages are linked, shared and remembered without it. Only the home page keeps a slash. */
export function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/index\.html$/, html.dataset['home'] ? '/' : '');
  if (path !== pathname) history.replaceState(null, '', path + search + hash);
}
