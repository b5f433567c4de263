/** Places menus below their buttons where browsers have no anchor positioning. */
export function placeMenus(): void {
  if (CSS.supports('top', 'anchor(bottom)')) return;
  const place = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || !target.matches('.menu-panel')) return;
    const { bottom, left, right } = target.parentElement!.getBoundingClientRect();
    // Fixed elements end where the body does: before the gutter reserved for the scrollbar.
    const isRtl = getComputedStyle(target).direction === 'rtl';
    target.style.insetInline = `auto ${isRtl ? left : document.body.clientWidth - right}px`;
    target.style.insetBlock = `${bottom + 4}px auto`;
  };
  // The event does not bubble.
  document.addEventListener('beforetoggle', place, true);
}
