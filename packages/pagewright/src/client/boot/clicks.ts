import * as keys from '../../contract/storage-keys.ts';
import { store } from '../preferences/storage.ts';
import { actions } from './choices.ts';
import { closest } from './closest.ts';
import { html } from './html.ts';
import { openSearch } from './search-dialog.ts';
import { startFor } from './start.ts';
import { isTranslated } from './translated.ts';

export function onClick(event: MouseEvent): void {
  // The middle button opens links in a new tab, but does not press buttons.
  if (event.button > 1) return;
  const version = closest<HTMLAnchorElement>(event, '[data-version]');
  if (version) {
    store(keys.version, version.dataset['version']!);
    version.hash = location.hash;
  }
  const button = closest<HTMLButtonElement>(event, 'button');
  if (!button || event.button) return;
  const isApplication = 'application' in html.dataset;
  const action = actions[button.dataset['boot']!];
  if (action) action();
  else if ('search' in button.dataset) {
    // React puts another dialog in the place of one that was translated: there the form leads to the search page.
    if (!isApplication && isTranslated()) return;
    event.preventDefault();
    openSearch();
  } else if (!isApplication && !button.popoverTargetElement && button.type === 'button') {
    event.preventDefault();
    event.stopPropagation();
    startFor(button);
  }
}
