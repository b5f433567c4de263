import { isPagePath, normalizePath, payloadUrl } from '../../kernel/urls/paths.ts';
import { isRecent, pageBytes } from './payload-cache.ts';
import { whenIdle } from '../document/when-idle.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Prefetches the content of links that are visible, once each, and of those hovered or focused, if it is no longer kept. */
export function prefetchLinks(base: string): void {
  const asked = new Map<string, number>();
  const prefetch = (url: string): void => {
    // Asked each time: readers get from one network into another. A link that was skipped is not marked.
    if (!mayPrefetch()) return;
    asked.set(url, Date.now());
    // A failed prefetch is retried, and reported, when the reader goes there.
    pageBytes(url).catch(() => {});
  };
  const prefetchVisible = (link: HTMLAnchorElement): void => {
    const url = payloadOf(link, base);
    if (url && !asked.has(url)) prefetch(url);
  };
  const prefetchIntended = (link: HTMLAnchorElement): void => {
    const url = payloadOf(link, base);
    if (url && !isRecent(asked.get(url))) prefetch(url);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => prefetchVisible(target as HTMLAnchorElement));
    }
  });
  let scheduled = false;
  const observeAll = (): void => {
    if (scheduled) return;
    scheduled = true;
    whenIdle(() => {
      scheduled = false;
      document
        .querySelectorAll<HTMLAnchorElement>('a[href]')
        .forEach((link) => payloadOf(link, base) && observer.observe(link));
    });
  };
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
  observeAll();
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) prefetchIntended(link);
      },
      { passive: true },
    );
  }
}

function mayPrefetch(): boolean {
  const connection = (navigator as { connection?: Connection }).connection;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** The payload behind a link; undefined if the link leaves the site or the tab, or leads to a file. */
function payloadOf(link: HTMLAnchorElement, base: string): string | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  if (!isPagePath(link.pathname, base)) return undefined;
  const path = normalizePath(link.pathname, base);
  return path === normalizePath(location.pathname, base) ? undefined : payloadUrl(path);
}
