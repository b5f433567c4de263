import { readingLine } from '../document/reading-line.ts';
import { keepInView } from '../enhance/keep-in-view.ts';
import { html } from './html.ts';
import { restoreTabs } from './tabs.ts';

/** The entry of the page, once it is there. After that the sidebar is the reader's to scroll. */
let current: Element | null;

/**
 * Runs whenever a part of the document has arrived, before it is painted. Layout happens here, part by part: left to
 * the first frame it would be, together with painting, the longest task of the whole visit.
 */
const arriving = new MutationObserver(() => {
  restoreTabs();
  if (!current) {
    current = document.querySelector('.sidebar [aria-current]');
    keepInView(current?.closest('.sidebar'), current);
  }
  if (document.readyState === 'loading') html.getBoundingClientRect();
  else arriving.disconnect();
});
arriving.observe(html, { childList: true, subtree: true });

/**
 * In the tables of contents and in the bar of narrow screens: the last heading above the line where reading begins
 * (`use-current-heading.ts`), or the one that the address names, wherever in the window it is. The application marks what is read
 * from then on.
 */
export function markArrival(): void {
  if ('application' in html.dataset) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('.toc a');
  let read = '';
  for (const { hash } of links) {
    // While the document is still loading, the rest of its headings is not there.
    const box = document.getElementById(decodeURI(hash).slice(1))?.getBoundingClientRect();
    if (box && box.top < (hash === location.hash ? innerHeight : readingLine)) read = hash;
  }
  for (const link of links) {
    link.ariaCurrent = null;
    if (link.hash !== read) continue;
    link.ariaCurrent = 'true';
    // Where there are contents, there is the bar.
    document.querySelector('.toc-bar span')!.textContent = link.textContent;
    // The list in the sidebar does not scroll by itself.
    keepInView(link.closest('aside, :not(li) > .toc'), link);
  }
}
