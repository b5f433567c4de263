import { onNavigated } from '../document/navigated.ts';

/** The browser closes popovers and dialogs on Escape and most outside clicks; this handles the other cases. */
export function closeMenus(): void {
  const closeIf = (isDone: (menu: HTMLElement) => boolean): void => {
    const menu = document.querySelector<HTMLElement>('.menu-panel:popover-open');
    if (menu && isDone(menu)) menu.hidePopover();
  };
  const close = (dialogs: string): void => {
    closeIf(() => true);
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(dialogs)) dialog.close();
  };
  // Following a link completes what the menu or dialog was opened for. Search closes when a link in it is followed: it may have been
  // opened since, while the page was on its way.
  onNavigated(() => close('dialog[open]:not(.search-modal)'));
  // Or it would still be open when the browser brings this page back.
  for (const type of ['popstate', 'pagehide']) addEventListener(type, () => close('dialog[open]'));
  // Focus moved elsewhere. The menu's button is in the same parent.
  addEventListener('focusin', ({ target }) => closeIf((menu) => !menu.parentElement!.contains(target as Node)));
  // On a narrow screen the drawer replaces the menus: one left open would be invisible.
  addEventListener('resize', () => closeIf((menu) => menu.checkVisibility?.() === false));
  // Safari does not know `closedby`.
  if (!('closedBy' in HTMLDialogElement.prototype)) closeOnBackdrop();
}

/**
 * A click on the backdrop has the dialog itself as its target. So has one that ends a selection, begun in a field and
 * released outside: it was not pressed there.
 */
function closeOnBackdrop(): void {
  let pressed: EventTarget | null = null;
  addEventListener('pointerdown', ({ target }) => (pressed = target));
  addEventListener('click', ({ target }) => {
    if (target === pressed && target instanceof HTMLDialogElement) target.close();
  });
}
