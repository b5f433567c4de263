import '../ui/styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { animateDetails } from '../enhance/animate-details.ts';
import { closeMenus } from '../enhance/close-menus.ts';
import { copyCode } from '../enhance/copy-code.ts';
import { hideNavbarOnScroll } from '../enhance/hide-navbar.ts';
import { placeMenus } from '../enhance/place-menus.ts';
import { arrivalPath, arrivalType } from '../navigation/arrival.ts';
import { BrowserApp } from '../navigation/BrowserApp.tsx';
import { navigationApi } from '../navigation/navigation-api.ts';
import { normalizePath, payloadUrl } from '../navigation/paths.ts';
import { forgetPayloads, isMissing, loadPage, loadShell, takeResponses } from '../navigation/payload-store.ts';
import { prefetchLinks } from '../navigation/prefetch-links.ts';
import { receiveEdits } from '../navigation/receive-edits.ts';
import type { View } from '../navigation/router.ts';
import { shellOf } from '../navigation/shell-of.ts';
import type { PageMeta, PagePayload } from '../ui/page-data.ts';

/** Turns the document into an application. Called by the boot script on the first intent, with the requests it has already made. */
export async function start(content: Map<string, Promise<Response>>): Promise<void> {
  takeResponses(content);
  const root = document.getElementById('root')!;
  const { base, build, page, shell } = root.dataset as Record<'base' | 'build' | 'page' | 'shell', string>;
  const load = async (pageUrl: string, chooseShell: (meta: PageMeta) => string): Promise<View> => {
    const payload = await loadPage(pageUrl);
    return { page: payload, shell: await loadShell(chooseShell(payload.meta)) };
  };
  // Loads in parallel with the page. A failure is reported below, when both are needed.
  loadShell(shell).catch(() => {});
  const initial = await load(page, (meta) => meta.shell);
  if (initial.page.build !== build) {
    // The site was redeployed since the document was loaded. If reloading did not help, the deployment is not complete yet.
    if (arrivalType() === 'reload') throw new Error('The page and its content come from different builds.');
    location.reload();
    // Nothing may happen on the page any more.
    return new Promise(() => {});
  }
  const { pathname, search, hash } = location;
  if (pathname.endsWith('/index.html'))
    history.replaceState(history.state, '', normalizePath(pathname, base) + search + hash);
  animateDetails();
  closeMenus();
  copyCode();
  hideNavbarOnScroll();
  placeMenus();
  await new Promise<void>((resolve) => {
    const onReady = (show: (view: View) => Promise<void>) => {
      resolve();
      void showPreferredShell(initial.page, show);
      if (import.meta.hot) {
        const currentPath = () => normalizePath(location.pathname, base);
        const arrivedAt = normalizePath(arrivalPath(), base);
        let latest = 0;
        receiveEdits(import.meta.hot, currentPath, async () => {
          const path = currentPath();
          const turn = ++latest;
          forgetPayloads();
          const view = await load(payloadUrl(path), shellOf).catch((error: unknown) => {
            // An address without a page: the document has the content of the not-found page.
            if (path === arrivedAt && isMissing(error)) return load(page, shellOf);
            throw error;
          });
          // There may be a newer edit by now, or the writer may have navigated away.
          if (turn === latest && path === currentPath()) await show(view);
        });
      }
    };
    // A transition hydrates in slices, so that a long page does not block the reader's first interactions.
    startTransition(
      () => void hydrateRoot(root, <BrowserApp initial={initial} base={base} build={build} onReady={onReady} />),
    );
  });
  // Without the Navigation API links load documents, so prefetched payloads would be wasted.
  if (navigationApi) prefetchLinks(base);
}

/** Documents without a version are rendered in the latest version's shell. */
async function showPreferredShell(page: PagePayload, show: (view: View) => Promise<void>): Promise<void> {
  const { pathname } = location;
  const preferred = shellOf(page.meta);
  if (preferred === page.meta.shell) return;
  try {
    const shell = await loadShell(preferred);
    // The reader may have navigated away meanwhile.
    if (location.pathname === pathname) await show({ page, shell });
  } catch (error) {
    console.warn(
      'The links around this page lead to the latest version, because those of the preferred one could not be loaded.',
      error,
    );
  }
}
