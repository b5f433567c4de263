/** Duration of an expansion: grows with the height, but ever more slowly, so that long lists do not drag. */
export function collapseDuration(height: number): number {
  const lines = height / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

const closing = 'closing';

/** Animates every `<details>` of the page. Without this module, or with reduced motion, they open at once. */
export function animateDetails(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const summary = event.target.closest('summary');
    const details = summary?.parentElement;
    if (!summary || !(details instanceof HTMLDetailsElement) || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    // What a script puts in only once it is open has no height to move to yet.
    if (!summary.nextElementSibling || details.dataset['partial'] !== undefined) return;
    event.preventDefault();
    animate(details, summary);
  });
}

function animate(details: HTMLDetailsElement, summary: HTMLElement): void {
  // A click while it moves turns it round, from where it is; the id says which way it went.
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
    details.open = opening;
    details.classList.remove('animating');
  };
  animation.oncancel = () => details.classList.remove('animating');
}
