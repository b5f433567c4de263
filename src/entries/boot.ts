// Inlined into every page's head: what must happen before the first paint, and the wait for the first intent.
// All of it counts against the boot script's size budget.
import { keepInView } from '../enhance/keep-in-view.ts';
import { arrivalType } from '../navigation/arrival.ts';
import * as keys from '../preferences/keys.ts';
import { forget, readStored, store } from '../preferences/storage.ts';

const html = document.documentElement;
const intents = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin', 'popstate'];

html.dataset['js'] = '';
// Back, forward and reload restore a scroll position.
html.toggleAttribute('data-whole', arrivalType() !== 'navigate');

const system = matchMedia('(prefers-color-scheme: dark)');
const announcement = html.dataset['announcementId'];

function applyChoices(): void {
  const mode = readStored(keys.colorMode) ?? ('followSystem' in html.dataset && system.matches && 'dark');
  const theme = mode === 'dark' ? mode : 'light';
  html.dataset['theme'] = theme;
  const color = document.querySelector<HTMLMetaElement>('[name=theme-color]');
  if (color) color.content = color.dataset[theme]!;
  const dismissed = readStored(keys.announcement);
  if (dismissed === announcement) html.dataset['announcement'] = 'dismissed';
  else if (dismissed !== null) forget(keys.announcement);
}
applyChoices();
system.onchange = applyChoices;
// Choices made in another tab, or on another page before the reader came back to this one. On the first show nothing changes.
addEventListener('storage', applyChoices);
addEventListener('pageshow', applyChoices);

const actions: Record<string, () => void> = {
  'color-mode'() {
    store(keys.colorMode, html.dataset['theme'] === 'dark' ? 'light' : 'dark');
    applyChoices();
  },
  'dismiss-announcement'() {
    store(keys.announcement, announcement!);
    applyChoices();
    // The pressed button disappears.
    document.getElementById('content')!.focus({ preventScroll: true });
  },
};

/** Buttons clicked before the application was ready; the clicks are replayed then. */
const waiting: HTMLElement[] = [];
let started = false;
let ready = false;
/** Milliseconds before pointer moves retry after a failure; clicks retry at once. */
const pause = 5000;
let pausedUntil = 0;

async function start(): Promise<void> {
  if (started || document.readyState === 'loading' || performance.now() < pausedUntil) return;
  started = true;
  try {
    // Code and content in parallel. The application reports failures of the content.
    const { page, shell } = document.getElementById('root')!.dataset;
    const content = new Map([page!, shell!].map((url) => [url, fetch(url)]));
    for (const response of content.values()) response.catch(() => {});
    const files = html.dataset['entry']!.split(' ').map(
      (url) => import(url) as Promise<typeof import('./browser.tsx')>,
    );
    const [entry] = await Promise.all(files).catch((error: unknown) => {
      reportBadBaseUrl();
      throw error;
    });
    await entry!.start(content);
    ready = true;
    for (const button of endWaiting()) button.click();
    if (hasStyles()) for (const banner of document.querySelectorAll('body>[role=alert]')) banner.remove();
    // Tells tests and measurements that the application is ready.
    html.dataset['application'] = '';
    for (const type of intents) removeEventListener(type, start, true);
  } catch (error) {
    // Without the application the page is still a document. A later intent retries.
    started = false;
    pausedUntil = performance.now() + pause;
    delete html.dataset['typed'];
    console.error(error);
    if (endWaiting().length > 0)
      showBanner('no-application', 'Part of this page did not load. Reload the page to try again.');
  }
}
for (const type of intents) addEventListener(type, start, { capture: true, passive: true });

function endWaiting(): HTMLElement[] {
  for (const button of waiting) button.ariaBusy = null;
  return waiting.splice(0);
}

function onClick(event: MouseEvent): void {
  // The middle button opens links in a new tab, but does not press buttons.
  if (!(event.target instanceof Element) || event.button > 1) return;
  const version = event.target.closest<HTMLAnchorElement>('[data-version]');
  if (version) {
    store(keys.version, version.dataset['version']!);
    version.hash = location.hash;
  }
  const button = event.target.closest<HTMLButtonElement>('button');
  if (!button || event.button) return;
  // Collects what is typed until the search modal has loaded and takes it over.
  if ('search' in button.dataset && !document.querySelector('dialog[open]')) html.dataset['typed'] ??= '';
  const action = actions[button.dataset['boot'] ?? ''];
  if (action) action();
  else if (!ready && !button.popoverTargetElement && (button.type === 'button' || 'search' in button.dataset)) {
    event.preventDefault();
    event.stopPropagation();
    waiting.push(button);
    button.ariaBusy = 'true';
    pausedUntil = 0;
    void start();
  }
}
addEventListener('auxclick', onClick, true);
addEventListener('click', onClick, true);

addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]');
  const command = event.ctrlKey || event.metaKey;
  // Browser autofill dispatches keydown without a key.
  const shortcut =
    !event.altKey && (command ? event.key?.toLowerCase() === 'k' && !event.shiftKey : event.key === '/' && !typing);
  const search = shortcut && document.querySelector<HTMLElement>('[data-search]');
  const isText = 'typed' in html.dataset && event.key?.length === 1 && !command && !typing;
  if (!search && !isText) return;
  event.preventDefault();
  if (isText) html.dataset['typed'] += event.key;
  else if (search) search.click();
});

addEventListener('DOMContentLoaded', () => {
  // Clicked while the document was still loading, a search page URL with a query, or a page that differs with the
  // version the reader prefers.
  if (waiting.length > 0 || (document.querySelector('.plain-page') && (location.search || readStored(keys.version))))
    void start();
  // After the stylesheet has loaded, but before the first paint.
  requestAnimationFrame(() =>
    keepInView(document.querySelector('.sidebar'), document.querySelector('.sidebar [aria-current]')),
  );
  // Restores tab choices before the first paint; the React component does the same when it hydrates.
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const choice = readStored(keys.tab(tabs.dataset['tabs']!));
    const parts = [...tabs.querySelectorAll<HTMLElement>(':scope>[data-value],:scope>[role=tablist]>*')];
    if (!parts.some((part) => part.dataset['value'] === choice)) continue;
    for (const part of parts) {
      const chosen = part.dataset['value'] === choice;
      if (part.role === 'tab') [part.ariaSelected, part.tabIndex] = [String(chosen), chosen ? 0 : -1];
      else part.hidden = !chosen;
    }
  }
});

/** On the home page: if scripts or the stylesheet failed to load, the site is probably served from another path than it was built for. */
function reportBadBaseUrl(): void {
  const { home } = html.dataset;
  const suggestion = location.pathname.replace(/\/?(index\.html)?$/, '/');
  if (home)
    showBanner(
      'bad-base-url',
      `This site did not load properly. Check the baseUrl in its configuration: it is ${home}; try ${suggestion}`,
    );
}

/** Styled inline, because there may be no stylesheet. */
function showBanner(id: string, text: string): void {
  if (document.getElementById(id)) return;
  const banner = document.createElement('div');
  banner.id = id;
  banner.role = 'alert';
  banner.style.cssText =
    'position:sticky;top:0;z-index:99;padding:16px;font:16px sans-serif;color:#fff;background:#b00';
  banner.textContent = text;
  document.body.prepend(banner);
}

function hasStyles(): boolean {
  return !!getComputedStyle(html).getPropertyValue('--styles-loaded');
}
addEventListener('load', () => {
  if (!hasStyles()) reportBadBaseUrl();
});
