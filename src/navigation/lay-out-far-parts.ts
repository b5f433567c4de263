import { whenIdle } from './when-idle.ts';

let latest = 0;

/**
 * Lays out the parts of a page that the stylesheet leaves out as long as they are far out of sight, one in each idle
 * moment. The first frame need not wait for them, and soon the length of the page and every place in it are exact.
 */
export function layOutFarParts(): void {
  const turn = ++latest;
  const parts = [...document.querySelectorAll<HTMLElement>('.prose > div > section')];
  if (document.documentElement.matches('[data-whole], :has(:target)')) {
    // They are laid out already, and stay so while the reader leaves.
    parts.forEach(layOut);
    return;
  }
  whenIdle(function goOn() {
    const part = parts.shift();
    if (!part || turn !== latest) return;
    layOut(part);
    whenIdle(goOn);
  });
}

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = 'visible';
}
