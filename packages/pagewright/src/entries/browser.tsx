import '../ui/styles/index.css';
// oxlint-disable-next-line import/no-unassigned-import -- imports of the site's stylesheets take its place
import './site-styles.ts';
import type { Application } from '../contract/application.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { animateDetails } from '../client/enhance/animate-details.ts';
import { closeMenus } from '../client/enhance/close-menus.ts';
import { copyCode } from '../client/enhance/copy-code.ts';
import { hideNavbarOnScroll } from '../client/enhance/hide-navbar.ts';
import { placeMenus } from '../client/enhance/place-menus.ts';
import { readStrings } from '../contract/strings/t.ts';
import { arrivalType } from '../client/document/arrival.ts';
import { BrowserApp } from './BrowserApp.tsx';
import { clientModules } from './site-client.ts';
import { isMissing, takeResponses } from '../client/router/fetch-bytes.ts';
import { navigationApi } from '../client/document/navigation-api.ts';
import { normalizePath } from '../kernel/urls/paths.ts';
import { loadPageInShell, loadShell } from '../client/router/payload-cache.ts';
import { prefetchLinks } from '../client/router/prefetch-links.ts';
import { receiveEdits } from '../client/router/receive-edits.ts';
import type { RouterOptions } from '../client/router/router.ts';

type Show = RouterOptions['show'];

/** Turns the document into an application. Called by the boot script on the first intent, with the requests it has already made. */
export const start: Application['start'] = async (content) => {
  takeResponses(content);
  // A reload of the router may have turned it off for this page.
  history.scrollRestoration = 'auto';
  const root = document.getElementById('root')!;
  const { base, build, page, shell } = root.dataset as Record<'base' | 'build' | 'page' | 'shell', string>;
  // Loads in parallel with the page. A failure is reported below, when both are needed.
  loadShell(shell).catch(() => {});
  const initial = await loadPageInShell(page, (meta) => meta.shell).catch((error: unknown) => {
    if (isMissing(error)) return reloadDocument(error);
    throw error;
  });
  if (initial.page.build !== build)
    return reloadDocument(new Error('The page and its content come from different builds.'));
  const { strings } = initial.shell;
  if (strings) readStrings(() => strings);
  cleanAddress(base);
  animateDetails();
  closeMenus();
  copyCode();
  hideNavbarOnScroll();
  placeMenus();
  const show = await new Promise<Show>((onReady) => {
    // A transition hydrates in slices, so that a long page does not block the reader's first interactions.
    startTransition(
      () => void hydrateRoot(root, <BrowserApp initial={initial} base={base} build={build} onReady={onReady} />),
    );
  });
  if (import.meta.hot) receiveEdits(import.meta.hot, { base, show }, page);
  for (const load of clientModules) load().catch(reportError);
  // Without the Navigation API links load documents, so prefetched payloads would be wasted.
  if (navigationApi) prefetchLinks(base);
};

/** The site was redeployed since the document was loaded. If reloading did not help, the deployment is not complete yet. */
function reloadDocument(error: unknown): Promise<never> {
  if (arrivalType === 'reload') throw error;
  location.reload();
  // Nothing may happen on the page any more.
  return new Promise(() => {});
}

function cleanAddress(base: string): void {
  const { pathname, search, hash } = location;
  if (pathname.endsWith('/index.html'))
    history.replaceState(history.state, '', normalizePath(pathname, base) + search + hash);
}
