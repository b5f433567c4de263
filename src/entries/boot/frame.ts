import { keepInView } from '../../enhance/keep-in-view.ts';
import { restoreTabs } from './tabs.ts';

/** The entry of the page, once it is there. After that the sidebar is the reader's to scroll. */
let current: Element | null;

/** While the document arrives, the browser paints what is there: this runs before each of these frames. */
export function prepareFrame(): void {
  if (document.readyState === 'loading') requestAnimationFrame(prepareFrame);
  restoreTabs();
  if (!current) {
    current = document.querySelector('.sidebar [aria-current]');
    keepInView(document.querySelector('.sidebar'), current);
  }
}
