/** Duration of an expansion: grows with the height, but ever more slowly, so that long lists do not drag. */
export function collapseDuration(height: number): number {
  const lines = height / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

/** Animates every `<details>` of the page. Without this module, or with reduced motion, they open at once. */
export function animateDetails(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const summary = event.target.closest('summary');
    const details = summary?.parentElement;
    if (!summary || !(details instanceof HTMLDetailsElement) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    animate(details, summary);
  });
}

function animate(details: HTMLDetailsElement, summary: HTMLElement): void {
  details.getAnimations().forEach((animation) => animation.cancel());
  const opening = !details.open;
  details.open = true;
  const full = details.offsetHeight;
  const closed = summary.offsetHeight + (full - details.clientHeight);
  const heights = [`${closed}px`, `${full}px`];
  details.classList.add('animating');
  const animation = details.animate({ height: opening ? heights : heights.toReversed() }, { duration: collapseDuration(full - closed), easing: 'ease-in-out' });
  animation.onfinish = () => {
    details.open = opening;
    details.classList.remove('animating');
  };
  animation.oncancel = () => details.classList.remove('animating');
}
