import * as keys from '../../contract/storage-keys.ts';
import { readStored } from '../preferences/storage.ts';

/** Shows the stored choice of every group of tabs, as the React component does once it has hydrated. */
export function restoreTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const stored = readStored(keys.tab(tabs.dataset['tabs']!));
    const parts = [...tabs.querySelectorAll<HTMLElement>(':scope>[data-value],:scope>*>[role=tab]')];
    const choice = (parts.find((part) => part.dataset['value'] === stored) ?? parts[0])?.dataset['value'];
    for (const part of parts) {
      const chosen = part.dataset['value'] === choice;
      // Panels have no such attribute.
      if (part.ariaSelected) {
        part.ariaSelected = `${chosen}`;
        part.tabIndex = chosen ? 0 : -1;
      } else part.hidden = !chosen;
    }
  }
}
