import { whenIdle } from '../document/when-idle.ts';

let latest = 0;

/**
 * Lays out the parts of a page that the stylesheet skips while they are far off-screen, one per idle period. The first
 * frame need not wait for them, and soon the page's length and all positions in it are exact.
 */
export function layOutFarParts(): void {
  const turn = ++latest;
  const parts = [...document.querySelectorAll<HTMLElement>('.prose > div > section, .part, pre[data-lines]')];
  if (document.documentElement.matches('[data-whole], :has(:target)')) {
    // They are already laid out, and must stay so while the reader leaves.
    parts.forEach(layOut);
    return;
  }
  whenIdle(function goOn() {
    const part = parts.shift();
    if (!part || turn !== latest) return;
    layOut(part);
    // At once, so that the next frame has nothing left but to paint.
    void part.offsetHeight;
    whenIdle(goOn);
  });
}

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = 'visible';
}
