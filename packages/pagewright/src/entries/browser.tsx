// oxlint-disable-next-line import/no-unassigned-import -- a file of its own, which listens while this one is still on its way
import '../client/document/keep-loading.ts';
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
import { loadComforts } from '../client/enhance/load-comforts.ts';
import { placeMenus } from '../client/enhance/place-menus.ts';
import { repeatAsked } from '../client/enhance/repeat-asked.ts';
import { hasStyles } from '../client/document/has-styles.ts';
import { readStrings } from '../contract/strings/t.ts';
import { arrivalType } from '../client/document/arrival.ts';
import { BrowserApp } from './BrowserApp.tsx';
import { clientModules } from './site-client.ts';
import { isMissing, takeResponses } from '../client/router/fetch-bytes.ts';
import { navigationApi } from '../client/document/navigation-api.ts';
import { loadPageInShell, loadShell } from '../client/router/payload-cache.ts';
import { prefetchLinks } from '../client/router/prefetch-links.ts';
import type { RouterOptions } from '../client/router/router.ts';

type Show = RouterOptions['show'];

/** Of what only the application shows; loads beside the page's content. */
const styles = import('../ui/styles/interactive.css');

/** Turns the document into an application. Called by the boot script on the first intent, with the requests it has already made. */
export const start: Application['start'] = async (content, reload) => {
  takeResponses(content);
  // A reload of the router may have turned it off for this page.
  history.scrollRestoration = 'auto';
  const root = document.getElementById('root')!;
  const { base, build, page, shell } = root.dataset as Record<'base' | 'build' | 'page' | 'shell', string>;
  // Loads in parallel with the page. A failure is reported below, when both are needed.
  loadShell(shell).catch(() => {});
  // The site was redeployed since the document was loaded. If a reload did not help, the deployment is not complete yet.
  const initial = await loadPageInShell(page, (meta) => meta.shell).catch((error: unknown) => {
    if (!isMissing(error) || arrivalType === 'reload') throw error;
    return reload();
  });
  if (initial.page.build !== build) {
    // During development the next edit may have come before the page was there again.
    if (import.meta.env.DEV || arrivalType !== 'reload') return reload();
    throw new Error('The page and its content come from different builds.');
  }
  const { strings } = initial.shell;
  if (strings) readStrings(() => strings);
  // Whatever opens has its styles; without them it is plain but works.
  await styles.catch(reportError);
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
  if (import.meta.env.DEV) {
    const { receiveEdits } = await import('../client/edits/receive-edits.ts');
    receiveEdits({ base, build, show }, page);
  }
  for (const banner of document.querySelectorAll('body > [role=alert]')) if (hasStyles()) banner.remove();
  repeatAsked();
  loadComforts(base);
  for (const load of clientModules) load().catch(reportError);
  // Without the Navigation API links load documents, so prefetched payloads would be wasted.
  if (navigationApi) prefetchLinks(base);
};
