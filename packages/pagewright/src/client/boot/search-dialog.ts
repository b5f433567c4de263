import { retryNow } from './start.ts';

/** The search dialog, on pages that have one. */
const dialog = (): HTMLDialogElement | null => document.querySelector('.search-modal');

/** Shows the dialog at once: its field takes keys, whenever the application comes with what answers them. */
export function openSearch(): void {
  const search = dialog()!;
  if (search.open) return;
  search.querySelector('input')!.value = '';
  search.showModal();
  retryNow();
}

export function closeSearch(): void {
  dialog()!.close();
}
