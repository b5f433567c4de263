import { t } from '../../contract/strings/t.ts';
import type { Application } from '../../contract/application.ts';
import { arrivalType } from '../document/arrival.ts';
import { hasStyles } from '../document/has-styles.ts';
import { reportBadBaseUrl, showBanner } from './banner.ts';
import { html } from './html.ts';

export const intents = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'popstate'];

/** Buttons clicked before the application was ready; the clicks are replayed then. */
export const waiting: HTMLElement[] = [];
let started = false;
/** Milliseconds before pointer moves retry after a failure; clicks retry at once. */
const pause = 5000;
let pausedUntil = 0;

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
      if (arrivalType !== 'reload' && (await content.get(shell!))!.status === 404) location.reload();
      throw error;
    });
    await entry!.start(content);
    // Also tells tests and measurements that the application is ready.
    html.dataset['application'] = '';
    for (const button of endWaiting()) button.click();
    for (const banner of document.querySelectorAll('body>[role=alert]')) if (hasStyles()) banner.remove();
  } catch (error) {
    // Without the application the page is still a document. A later intent retries.
    started = false;
    pausedUntil = performance.now() + pause;
    delete html.dataset['typed'];
    console.error(error);
    if (endWaiting()[0]) showBanner('no-application', t('boot.notLoaded'));
  }
}

/** Starts at once, and presses the button when the application is ready. */
export function startFor(button: HTMLElement): void {
  waiting.push(button);
  button.ariaBusy = 'true';
  pausedUntil = 0;
  void start();
}

function endWaiting(): HTMLElement[] {
  for (const button of waiting) button.ariaBusy = null;
  return waiting.splice(0);
}
