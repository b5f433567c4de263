import { onNavigated } from '../navigation/navigated.ts';

/** Menus are the platform's popovers. It closes them on Escape and a click elsewhere; here is what it does not know. */
export function closeMenus(): void {
  const closeIf = (isDone: (menu: HTMLElement) => boolean): void => {
    const menu = document.querySelector<HTMLElement>('.menu-panel:popover-open');
    if (menu && isDone(menu)) menu.hidePopover();
  };
  // A followed link has done what the menu was opened for.
  onNavigated(() => closeIf(() => true));
  // The focus went elsewhere. The menu's button stands beside it.
  addEventListener('focusin', ({ target }) => closeIf((menu) => !menu.parentElement!.contains(target as Node)));
  // On a narrow screen the drawer takes the place of menus: an open one would be there and not be seen.
  addEventListener('resize', () => closeIf((menu) => menu.checkVisibility?.() === false));
}
