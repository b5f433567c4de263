import { html } from './html.ts';

/** Opens search with Ctrl+K, ⌘K or a slash, and collects what is typed until the field is there. */
export function onKeyDown(event: KeyboardEvent): void {
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
}
