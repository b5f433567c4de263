import * as keys from '../../contract/storage-keys.ts';
import { typedInto } from '../document/typed-into.ts';
import { readStored } from '../preferences/storage.ts';
import { closest } from './closest.ts';
import { html } from './html.ts';

/** Opens search with Ctrl+K, ⌘K or a slash. A question mark waits for the application. */
export function onKeyDown(event: KeyboardEvent): void {
  // Browser autofill dispatches keydown without a key.
  const { key = '' } = event;
  // A field that has just been closed keeps the focus for a moment.
  const typing = closest(event, typedInto)?.offsetParent;
  const command = event.ctrlKey || event.metaKey;
  const single = !command && !typing && !readStored(keys.slashOff) && key;
  if (event.altKey) return;
  if (single === '?') html.dataset['help'] = '';
  const shortcut = command ? /^k$/i.test(key) && !event.shiftKey : single === '/';
  const search = shortcut && document.querySelector<HTMLElement>('[data-search]');
  if (!search) return;
  event.preventDefault();
  search.click();
}
