/** Hides the navbar while the reader scrolls down past it, shows it on the way up, hides it at a jump to a heading. */
export function hideNavbarOnScroll(): void {
  let last = scrollY;
  let jumping = false;
  const bar = (): HTMLElement | null => document.querySelector('.navbar[data-hide-on-scroll]');
  const setHidden = (hidden: boolean): void => void bar()?.toggleAttribute('data-hidden', hidden);
  addEventListener('scroll', () => {
    const y = Math.max(0, scrollY);
    const height = bar()?.offsetHeight ?? 0;
    if (jumping) jumping = false;
    else if (y <= height) setHidden(false);
    else if (y !== last) setHidden(y > last);
    last = y;
  }, { passive: true });
  addEventListener('hashchange', () => {
    // The scroll that the jump causes says nothing about what the reader wants to see.
    jumping = true;
    requestAnimationFrame(() => {
      jumping = false;
    });
    setHidden(scrollY > (bar()?.offsetHeight ?? 0));
  });
  // A focused item of the bar must be seen.
  addEventListener('focusin', ({ target }) => target instanceof Element && target.closest('.navbar') && setHidden(false));
}
