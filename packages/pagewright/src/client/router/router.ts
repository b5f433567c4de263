import { arrivalPath } from '../document/arrival.ts';
import { LoadError, isMissing } from './fetch-bytes.ts';
import { focusContent, focusSection } from '../document/focus-content.ts';
import { headingOf } from '../document/heading-of.ts';
import { hasStyles } from '../document/has-styles.ts';
import { announceNavigated } from '../document/navigated.ts';
import { isRewrite, navigationApi } from '../document/navigation-api.ts';
import { decodePath, isPagePath, normalizePath, payloadUrl } from '../../kernel/urls/paths.ts';
import { type PageInShell, forgetPayloads, loadPage, loadShell } from './payload-cache.ts';
import { startProgress } from './progress.ts';
import { shellOf } from './shell-of.ts';

export interface RouterOptions {
  base: string;
  /** Id of the running client code, which cannot render content made for another build. */
  build: string;
  /** Shows a page; resolves once it is on screen. */
  show(next: PageInShell): Promise<void>;
  /** Shows that a page could not be loaded. */
  fail(path: string, error: Error, retry: () => void): Promise<void>;
}

/** The page that is shown or about to be; empty after a failure, so that the same link retries. */
let current = '';
/** The page whose failure is shown. */
let failed = '';

/** Takes over navigation inside the site if the browser has the Navigation API; otherwise links load documents. */
export function startRouter(options: RouterOptions): void {
  const { base } = options;
  current = normalizePath(location.pathname, base);
  // The reader went back before the router started.
  if (current !== normalizePath(arrivalPath(), base)) void go(current, options, undefined, true);
  navigationApi?.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const path = normalizePath(url.pathname, base);
    const traversal = event.navigationType === 'traverse';
    if (traversal && path === current) {
      scrollInstantly(() => {});
      // Left alone, Chromium goes to the section that the address names, not to where it was left.
      const handler = async (): Promise<void> => scrollInstantly(() => event.scroll());
      return event.canIntercept ? event.intercept({ focusReset: 'manual', handler }) : undefined;
    }
    if (
      !event.canIntercept ||
      // While another page is loading, the URL is already its own: a hash link then leads to that page, too.
      (event.hashChange && path === current) ||
      // The skip link leads to the message about the failure.
      (event.hashChange && path === failed && targetOf(url)) ||
      event.downloadRequest !== null ||
      event.formData ||
      event.navigationType === 'reload' ||
      // Another document may get the stylesheet that this one did not.
      !hasStyles()
    )
      return;
    if (isRewrite(event) || !isPagePath(url.pathname, base)) return;
    if (url.pathname.endsWith('/index.html') && event.cancelable) {
      // Changing the URL during the navigation would abort it, so it is replaced by one to the clean URL.
      event.preventDefault();
      navigationApi!.navigate(path + url.search + url.hash, {
        history: event.navigationType === 'replace' ? 'replace' : 'push',
      });
      return;
    }
    event.intercept({
      focusReset: 'manual',
      async handler() {
        if (path !== current) await go(path, options, event.signal, traversal);
        if (event.signal.aborted) return;
        scrollInstantly(() => event.scroll());
        announceNavigated();
        // A hash may have no target: another version lacks the section, or the page did not load.
        const section = document.querySelector<HTMLElement>(':target');
        if (section) focusSection(headingOf(section));
        else focusContent();
      },
    });
  });
}

/** Fetches a page and what surrounds it again and shows them, after one of them has crashed. */
export function reloadPage(path: string, options: RouterOptions): Promise<void> {
  forgetPayloads();
  return tryAgain(path, options);
}

/** The pressed button disappears, so focus has to be moved: to that of the next failure, or into the page. */
async function tryAgain(path: string, options: RouterOptions): Promise<void> {
  if (!(await go(path, options))) return;
  const button = document.querySelector<HTMLElement>('.error-box[role=alert] button');
  if (button) return button.focus();
  focusContent();
  scrollInstantly(() => targetOf(location)?.scrollIntoView());
}

function targetOf({ hash }: { hash: string }): HTMLElement | null {
  return document.getElementById(decodePath(hash.slice(1)));
}

/** Smooth scrolling helps to follow a link within a page; on a new page, or going back, it would only be distracting. */
function scrollInstantly(scroll: () => void): void {
  const html = document.documentElement;
  html.dataset['arriving'] ??= '';
  // Browsers scroll with the last computed style.
  void getComputedStyle(html).scrollBehavior;
  scroll();
  endArrival();
}

/** A history position is restored only after the page has been laid out, which the next frame has done. */
function endArrival(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete document.documentElement.dataset['arriving'];
      document.querySelector(`[${partly}]`)?.removeAttribute(partly);
    }),
  );
}

/** On the article, not on the document: what depends on it is the style of nothing else. */
const partly = 'data-partly-shown';

let latest = 0;

/** Loads and shows a page. Returns whether the outcome, the page or its failure, is on screen. */
async function go(address: string, options: RouterOptions, signal?: AbortSignal, traversal = false): Promise<boolean> {
  // The own path of a version's landing page ends with a slash.
  const path = normalizePath(address, options.base);
  const endProgress = startProgress();
  signal?.addEventListener('abort', endProgress);
  const turn = ++latest;
  // The reader may have navigated away meanwhile.
  const isStale = (): boolean => turn !== latest || signal?.aborted === true;
  try {
    const page = await loadPage(payloadUrl(path, options.base));
    if (isStale()) return false;
    if (page.build !== options.build) return reload(traversal);
    const shell = await loadShell(shellOf(page.meta));
    if (isStale()) return false;
    current = path;
    failed = '';
    document.documentElement.dataset['arriving'] = '';
    await options.show({ page, shell });
    // Where the page begins, its first frame need not have the rest; a position further down must be exact.
    if (!traversal && !location.hash) document.querySelector<HTMLElement>('.prose')?.setAttribute(partly, '');
  } catch (error) {
    if (isStale()) return false;
    current = '';
    failed = path;
    // Let the server answer for URLs without a page, and the development server show what is wrong.
    if (isMissing(error) || (import.meta.env.DEV && error instanceof LoadError && error.status === 500))
      return reload(traversal);
    // The reader sees the reason; what caused it is for developers.
    console.warn(error);
    await options.fail(path, error as Error, () => void tryAgain(path, options));
  } finally {
    endProgress();
    // Also if the reader stops the navigation, which then no longer scrolls.
    endArrival();
  }
  return !isStale();
}

/** The document of the page that is being opened. */
function reload(traversal: boolean): false {
  // Its entry in the history still has the position of the page before.
  if (!traversal) history.scrollRestoration = 'manual';
  location.reload();
  return false;
}
