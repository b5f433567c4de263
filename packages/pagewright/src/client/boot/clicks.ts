import * as keys from '../../contract/storage-keys.ts';
import { store } from '../preferences/storage.ts';
import { actions } from './choices.ts';
import { closest } from './closest.ts';
import { html } from './html.ts';
import { startFor } from './start.ts';

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
  // Collects what is typed until the search modal has loaded and takes it over.
  if ('search' in button.dataset && !document.querySelector('dialog[open] input')) html.dataset['typed'] ??= '';
  const action = actions[button.dataset['boot']!];
  if (action) action();
  else if (
    !('application' in html.dataset) &&
    !button.popoverTargetElement &&
    (button.type === 'button' || 'search' in button.dataset)
  ) {
    event.preventDefault();
    event.stopPropagation();
    startFor(button);
  }
}
