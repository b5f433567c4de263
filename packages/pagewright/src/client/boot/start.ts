import { t } from '../../contract/strings/t.ts';
import type { Application } from '../../contract/application.ts';
import { arrivalType } from '../document/arrival.ts';
import { keepAsked } from './asked.ts';
import { reportBadBaseUrl, showBanner } from './banner.ts';
import { html } from './html.ts';
import { isTranslated } from './translated.ts';

export const intents = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'popstate'];

/** Buttons clicked before the application was ready; the clicks are replayed then. */
export const waiting: HTMLElement[] = [];
let started = false;
/** Milliseconds before pointer moves retry after a failure; clicks retry at once. */
const pause = 5000;
let pausedUntil = 0;

/** On a sign of the reader that asks for nothing: a page that the browser has translated stays as it is. Called by every move. */
export function startOnIntent(): void {
  if (!started && !isTranslated()) void start();
}

/** Loads the application and hands the page over to it. */
export async function start(): Promise<void> {
  if (started || document.readyState === 'loading' || performance.now() < pausedUntil) return;
  started = true;
  try {
    // Code and content in parallel. The application reports failures of the content. The server is asked for both: what
    // the browser has kept may be gone there, which tells that the site was redeployed.
    const { page, shell } = document.getElementById('root')!.dataset;
    const content = new Map([page!, shell!].map((url) => [url, fetch(url, { cache: 'no-cache' })]));
    void Promise.allSettled(content.values());
    const files = html.dataset['entry']!.split(' ').map((url) => import(url) as Promise<Application>);
    const [entry] = await Promise.all(files).catch(async (error: unknown) => {
      reportBadBaseUrl();
      // The site was redeployed: the files of this document are gone, and those of a new one are there.
      if (arrivalType !== 'reload' && isGone((await content.get(shell!))!)) return reload();
      throw error;
    });
    await entry!.start(content, reload);
    // Also tells tests and measurements that the application is ready.
    html.dataset['application'] = '';
    for (const button of endWaiting()) button.click();
  } catch (error) {
    // Without the application the page is still a document. A later intent retries.
    started = false;
    pausedUntil = performance.now() + pause;
    console.error(error);
    // What was typed stays in the field.
    const search = document.querySelector<HTMLDialogElement>('.search-modal[open]');
    search?.close();
    if (endWaiting()[0] || search) showBanner('no-application', t('boot.notLoaded'));
  }
}

/** Loads the document again, for good: nothing else may happen on this page. */
function reload(): Promise<never> {
  keepAsked(endWaiting());
  location.reload();
  return new Promise(() => {});
}

/** Some hosts answer with a document, as if all were well. */
function isGone({ status, headers }: Response): boolean {
  return status === 404 || /html/.test(headers.get('content-type')!);
}

/** Starts at once, and presses the button when the application is ready. */
export function startFor(button: HTMLElement): void {
  waiting.push(button);
  button.ariaBusy = 'true';
  retryNow();
}

/** Starts without a pause after a failure. */
export function retryNow(): void {
  pausedUntil = 0;
  void start();
}

function endWaiting(): HTMLElement[] {
  for (const button of waiting) button.ariaBusy = null;
  return waiting.splice(0);
}
