import { byteBudget } from './byte-budget.ts';
import { likeliestLink } from './likeliest-link.ts';
import { isRecent, pageBytes, preparePage } from './payload-cache.ts';
import { mayPrefetch, payloadOf } from './payload-of-link.ts';
import { followPointer } from './pointer-course.ts';
import { whenIdle } from '../document/when-idle.ts';

/** Bytes of content, before compression, which leaves a fifth of them: about four pages. */
const aheadOfNeed = 100_000;
/** So many are kept for the links that the pointer heads for. */
const keptForPointer = aheadOfNeed / 2;

/**
 * Prepares the pages of links that are hovered or focused. Prefetches, one by one in the order of their likelihood, as many of those in
 * view as the budget allows, and prepares what the pointer heads for. Once each, or again if it is no longer kept and somebody points at
 * the link.
 */
export function prefetchLinks(base: string): void {
  const asked = new Map<string, number>();
  const prepared = new Map<string, number>();
  const inView = new Set<HTMLAnchorElement>();
  const budget = byteBudget(aheadOfNeed);
  const prefetch = (url: string): Promise<ArrayBuffer> => {
    asked.set(url, Date.now());
    return pageBytes(url);
  };
  const prepare = (url: string): void => {
    prepared.set(url, Date.now());
    prefetch(url)
      .then(() => new Promise<void>(whenIdle))
      .then(() => preparePage(url))
      // What fails is retried, and reported, when the reader goes there.
      .catch(() => {});
  };
  const prepareIntended = (link: HTMLAnchorElement): void => {
    const url = payloadOf(link, base);
    if (url && !isRecent(prepared.get(url)) && mayPrefetch()) prepare(url);
  };
  const prefetchLikeliest = async (): Promise<boolean> => {
    // Asked each time: readers get from one network into another. A link that was skipped is not marked.
    if (budget.left() <= 0 || isSearching() || !mayPrefetch()) return false;
    const isNew = (link: HTMLAnchorElement): boolean => {
      const url = payloadOf(link, base);
      return url !== undefined && !asked.has(url);
    };
    const found = likeliestLink([...inView].filter(isNew), courseOf());
    const url = found && payloadOf(found.link, base);
    if (!url || (!found.isAhead && budget.left() <= keptForPointer)) return false;
    if (found.isAhead) prepare(url);
    const size = await prefetch(url).then(
      ({ byteLength }) => byteLength,
      () => 0,
    );
    budget.spend(size);
    return true;
  };
  const prefetchInView = onceAtATime(async () => {
    do await new Promise<void>(whenIdle);
    while (await prefetchLikeliest());
  });
  const courseOf = followPointer(prefetchInView);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    prefetchInView();
  });
  const observeAll = onceAtATime(async () => {
    await new Promise<void>(whenIdle);
    document
      .querySelectorAll<HTMLAnchorElement>('a[href]')
      .forEach((link) => payloadOf(link, base) && observer.observe(link));
    // What is new may also be that search has closed.
    prefetchInView();
  });
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
  observeAll();
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) prepareIntended(link);
      },
      { passive: true },
    );
  }
}

/** Starts an action unless it is under way. */
function onceAtATime(action: () => Promise<void>): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    void action().finally(() => (isRunning = false));
  };
}

/** While search is open, its own files come first. What is in view is looked at again when it closes. */
function isSearching(): boolean {
  return document.querySelector('.search-modal[open]') !== null;
}
