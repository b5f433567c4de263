import * as keys from '../../preferences/keys.ts';
import { readStored } from '../../preferences/storage.ts';

/** Restores tab choices before the first paint; the React component does the same when it hydrates. */
export function restoreTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const choice = readStored(keys.tab(tabs.dataset['tabs']!));
    const parts = [...tabs.querySelectorAll<HTMLElement>(':scope>[data-value],:scope>[role=tablist]>*')];
    if (!parts.some((part) => part.dataset['value'] === choice)) continue;
    for (const part of parts) {
      const chosen = part.dataset['value'] === choice;
      if (part.role === 'tab') [part.ariaSelected, part.tabIndex] = [String(chosen), chosen ? 0 : -1];
      else part.hidden = !chosen;
    }
  }
}
