import * as keys from '../../contract/storage-keys.ts';
import { readStored } from '../preferences/storage.ts';
import { closest } from './closest.ts';
import { html } from './html.ts';

/** Opens search with Ctrl+K, ⌘K or a slash, and collects what is typed until the field is there. */
export function onKeyDown(event: KeyboardEvent): void {
  // Browser autofill dispatches keydown without a key.
  const { key = '' } = event;
  const typing = closest(event, 'input,textarea,select,[contenteditable]');
  const command = event.ctrlKey || event.metaKey;
  const slash = key === '/' && !typing && !readStored(keys.slashOff);
  const shortcut = !event.altKey && (command ? /^k$/i.test(key) && !event.shiftKey : slash);
  const search = shortcut && document.querySelector<HTMLElement>('[data-search]');
  const isText = 'typed' in html.dataset && !command && !typing && /^(.|Backspace)$/u.test(key);
  if (!search && !isText) return;
  event.preventDefault();
  if (isText) html.dataset['typed'] = (html.dataset['typed'] + key).replace(/.?Backspace$/u, '');
  else if (search) search.click();
}
