import { arrivalPath } from './arrival.ts';
import { announceNavigated } from './navigated.ts';
import { decodePath, isPagePath, normalizePath, payloadUrl } from './paths.ts';
import { LoadError, forgetPage, loadPage, loadShell } from './payload-store.ts';
import { startProgress } from './progress.ts';
import { shellOf } from './shell-of.ts';
import type { PagePayload, ShellPayload } from '../ui/page-data.ts';

export interface View {
  page: PagePayload;
  shell: ShellPayload;
}

export interface RouterOptions {
  base: string;
  /** The client code that runs; content made for another one cannot be rendered by it. */
  build: string;
  /** Shows a page; resolves once it is on screen. */
  show(view: View): Promise<void>;
  /** Shows that a page could not be loaded. */
  fail(path: string, error: Error, retry: () => void): Promise<void>;
}

/** The page that is shown, or about to be; none after a failure, so that the same link tries again. */
let current = '';

/** Takes over navigation inside the site where the browser has the Navigation API; elsewhere links load documents. */
export function startRouter(options: RouterOptions): void {
  const { base } = options;
  current = normalizePath(location.pathname, base);
  // The reader went back before the router was there.
  if (current !== normalizePath(arrivalPath(), base)) void go(current, options, undefined, true);
  window.navigation?.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const path = normalizePath(url.pathname, base);
    const traversal = event.navigationType === 'traverse';
    if (
      !event.canIntercept ||
      // While another page is on its way, its address is there already: a place in it leads to that page, too.
      (event.hashChange && path === current) ||
      event.downloadRequest !== null ||
      event.formData ||
      event.navigationType === 'reload'
    )
      return;
    // Same document and no traversal: somebody called history.pushState or replaceState and means just that.
    if (event.destination.sameDocument && !traversal && !event.hashChange) return;
    if (!isPagePath(url.pathname, base) || (traversal && path === current)) return;
    if (url.pathname.endsWith('/index.html') && event.cancelable) {
      // Changing the address while the navigation runs would abort it, so it is swapped for one to the plain address.
      event.preventDefault();
      window.navigation!.navigate(path + url.search + url.hash, {
        history: event.navigationType === 'replace' ? 'replace' : 'push',
      });
      return;
    }
    event.intercept({
      focusReset: 'manual',
      async handler() {
        if (path !== current) await go(path, options, event.signal, traversal);
        if (event.signal.aborted) return;
        scrollAtOnce(() => event.scroll());
        announceNavigated();
        if (!url.hash) focusContent();
      },
    });
  });
}

/** Fetches a page again and shows it: what the reader asked for after the page had crashed. */
export function reloadPage(path: string, options: RouterOptions): Promise<void> {
  forgetPage(payloadUrl(path));
  return tryAgain(path, options);
}

/** The button that was pressed goes away, and with it the focus. */
async function tryAgain(path: string, options: RouterOptions): Promise<void> {
  if (!(await go(path, options))) return;
  focusContent();
  const target = document.getElementById(decodePath(location.hash.slice(1)));
  scrollAtOnce(() => target?.scrollIntoView());
}

/** Within a page one can follow how it slides; to see another page from the middle to its top would only be unrest. */
function scrollAtOnce(scroll: () => void): void {
  const html = document.documentElement;
  html.dataset['arriving'] = '';
  // Browsers scroll by the style as it was last computed.
  void getComputedStyle(html).scrollBehavior;
  scroll();
  // A place in the history is found once the page has been laid out.
  requestAnimationFrame(() => requestAnimationFrame(() => delete html.dataset['arriving']));
}

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

let latest = 0;

/** Whether what came of it is on screen: the page, or that it could not be loaded. */
async function go(path: string, options: RouterOptions, signal?: AbortSignal, traversal = false): Promise<boolean> {
  const endProgress = startProgress();
  signal?.addEventListener('abort', endProgress);
  const turn = ++latest;
  // Meanwhile the reader may have gone elsewhere.
  const isStale = (): boolean => turn !== latest || signal?.aborted === true;
  try {
    const page = await loadPage(payloadUrl(path));
    if (page.build !== options.build) return reload();
    const shell = await loadShell(shellOf(page.meta));
    if (isStale()) return false;
    current = path;
    // A place in the history is found only in a page that is laid out as a whole.
    document.documentElement.toggleAttribute('data-whole', traversal);
    await options.show({ page, shell });
  } catch (error) {
    if (isStale()) return false;
    current = '';
    // The server knows better than we do what stands at an address without a page, and a development server what is wrong with it.
    if (error instanceof LoadError && (error.status === 404 || (import.meta.hot && error.status === 500)))
      return reload();
    await options.fail(path, error as Error, () => void tryAgain(path, options));
  } finally {
    endProgress();
  }
  return !isStale();
}

function reload(): false {
  location.reload();
  return false;
}
