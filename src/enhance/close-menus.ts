import { onNavigated } from '../navigation/navigated.ts';

/** Menus are the platform's popovers. It does not know that a followed link has done what the menu was opened for. */
export function closeMenus(): void {
  onNavigated(() => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());
}
