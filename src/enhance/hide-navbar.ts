import { onNavigated } from '../navigation/navigated.ts';

/** Hides the navbar while the reader scrolls down past it, shows it on the way up, hides it at a jump to a heading. */
export function hideNavbarOnScroll(): void {
  let last = scrollY;
  // The scroll that a jump causes may go up, and smoothly: it says nothing about what the reader wants to see.
  let jumping = false;
  const bar = (): HTMLElement | null => document.querySelector('.navbar[data-hide-on-scroll]');
  const setHidden = (hidden: boolean): void => {
    // An open menu would hang out of the window.
    if (!hidden || !bar()?.querySelector(':popover-open')) bar()?.toggleAttribute('data-hidden', hidden);
  };
  // What was pressed with the pointer keeps the focus, or gets it back from a window: that does not hold the bar.
  let pressed: EventTarget | null = null;
  const isHeld = (): boolean => {
    const focused = bar()?.querySelector(':focus-visible');
    return !!focused && !focused.contains(pressed as Node | null);
  };
  const update = (): void => {
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
  addEventListener('pointerdown', ({ target }) => (pressed = target), { passive: true });
  addEventListener('keydown', ({ key }) => key === 'Tab' && (pressed = null));
  // A focused item of the bar must be seen.
  addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.closest('.navbar') && setHidden(false),
  );
}
