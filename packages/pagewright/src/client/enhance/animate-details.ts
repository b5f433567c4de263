/** Duration of an expansion: grows with the height, but less and less, so that long lists do not drag. */
export function collapseDuration(height: number): number {
  const lines = height / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

const closing = 'closing';

/** Animates every `<details>` on the page. Without this module, or with reduced motion, they open instantly. */
export function animateDetails(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    // Only the summary itself: a link or control in it keeps its own behaviour.
    const summary = event.target.closest<HTMLElement>('summary, a, button, input, label, select, textarea');
    const details = summary?.parentElement;
    if (!summary?.matches('summary') || !(details instanceof HTMLDetailsElement)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Content that is added only once it is open has no height to animate to yet.
    if (!summary.nextElementSibling || details.dataset['partial'] !== undefined) return;
    // What lies over the page has its own way to appear.
    if (getComputedStyle(summary.nextElementSibling).position === 'absolute') return;
    event.preventDefault();
    animate(details, summary);
  });
}

function animate(details: HTMLDetailsElement, summary: HTMLElement): void {
  // A click during the animation reverses it from the current height; the id tells its direction.
  const [running] = details.getAnimations();
  const opening = running ? running.id === closing : !details.open;
  const from = running && details.offsetHeight;
  if (running) {
    running.oncancel = null;
    running.cancel();
  }
  details.open = true;
  const full = details.offsetHeight;
  const { paddingTop, paddingBottom } = getComputedStyle(details);
  const closed =
    summary.offsetHeight + parseFloat(paddingTop) + parseFloat(paddingBottom) + (full - details.clientHeight);
  const [start, end] = opening ? [from ?? closed, full] : [from ?? full, closed];
  details.classList.add('animating');
  const animation = details.animate(
    { height: [`${start}px`, `${end}px`] },
    { id: opening ? 'opening' : closing, duration: collapseDuration(full - closed), easing: 'ease-in-out' },
  );
  animation.onfinish = () => {
    // What has been closed meanwhile, by a link in it, stays closed.
    if (!opening) details.open = false;
    details.classList.remove('animating');
  };
  animation.oncancel = () => details.classList.remove('animating');
}
