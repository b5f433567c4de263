import { onNavigated } from '../document/navigated.ts';

/**
 * Hides the navbar when the reader scrolls down past it or jumps to a heading, and shows it when scrolling up. A document
 * that opens at a heading keeps it: this starts with the first intent, and the bar would leave as the pointer moves to it.
 */
export function hideNavbarOnScroll(): void {
  let last = scrollY;
  // A jump may scroll up, and smoothly: that does not mean the reader wants to see the navbar.
  let jumping = false;
  const bar = (): HTMLElement | null => document.querySelector('.navbar[data-hide-on-scroll]');
  const setHidden = (hidden: boolean): void => {
    // An open menu would stick out of the window.
    if (!hidden || !bar()?.querySelector(':popover-open')) bar()?.toggleAttribute('data-hidden', hidden);
  };
  // Focus left by a pointer press, or restored after a dialog, does not keep the bar visible.
  let pressed: EventTarget | null = null;
  const isHeld = (): boolean => {
    const focused = bar()?.querySelector(':focus-visible');
    return !!focused && !focused.contains(pressed as Node | null);
  };
  // What is being pressed stays under the pointer until it is released: the sidebar moves with the bar.
  let pressing = false;
  const update = (): void => {
    if (pressing) return;
    const y = Math.max(0, scrollY);
    if (y <= (bar()?.offsetHeight ?? 0)) setHidden(false);
    else if (jumping) setHidden(true);
    else if (y !== last) setHidden(y > last && !isHeld());
    last = y;
  };
  const jump = (): void => {
    jumping = location.hash !== '';
    update();
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('hashchange', jump);
  onNavigated(jump);
  // A jump ends by itself, or when the reader takes over.
  for (const type of ['scrollend', 'wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        jumping = false;
      },
      { passive: true },
    );
  }
  addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target;
      // The root is pressed to drag the scroll bar, which is not always followed by a release.
      pressing = target !== document.documentElement;
    },
    { passive: true },
  );
  // A finger that begins to scroll cancels its press, and a menu of the browser's takes the release.
  for (const type of ['pointerup', 'pointercancel', 'contextmenu']) {
    addEventListener(
      type,
      () => {
        pressing = false;
        // The click comes first.
        requestAnimationFrame(update);
      },
      { passive: true },
    );
  }
  addEventListener('keydown', ({ key }) => key === 'Tab' && (pressed = null));
  // A focused item of the bar must be visible.
  addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.closest('.navbar') && setHidden(false),
  );
}
