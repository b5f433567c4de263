import * as keys from '../../contract/storage-keys.ts';
import { readStored, store } from '../preferences/storage.ts';
import { html } from './html.ts';
import { closeSearch } from './search-dialog.ts';
import { restoreTabs } from './tabs.ts';

export const system = matchMedia('(prefers-color-scheme: dark)');
const announcement = html.dataset['announcementId'];

/** Shows the reader's colour mode and tabs, and the announcement unless it was dismissed. */
export function applyChoices(): void {
  const mode = readStored(keys.colorMode) ?? ('followSystem' in html.dataset && system.matches && 'dark');
  const theme = mode === 'dark' ? mode : 'light';
  html.dataset['theme'] = theme;
  const color = document.querySelector<HTMLMetaElement>('[name=theme-color]');
  if (color) color.content = color.dataset[theme]!;
  if (readStored(keys.announcement) === announcement) html.dataset['announcement'] = 'dismissed';
  restoreTabs();
}

/** What buttons do that need no application, by their `data-boot`. */
export const actions: Record<string, () => void> = {
  'color-mode'() {
    store(keys.colorMode, html.dataset['theme'] === 'dark' ? 'light' : 'dark');
    applyChoices();
  },
  'dismiss-announcement'() {
    store(keys.announcement, announcement!);
    applyChoices();
    // The pressed button disappears.
    document.getElementById('content')!.focus({ preventScroll: true });
  },
  'close-search': closeSearch,
};
