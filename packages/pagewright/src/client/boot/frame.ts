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
