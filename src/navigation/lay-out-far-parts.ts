import { whenIdle } from './when-idle.ts';

let latest = 0;

/**
 * Lays out the parts of a page that the stylesheet leaves out as long as they are far out of sight, one in each idle
 * moment. The first frame need not wait for them, and soon the length of the page and every place in it are exact.
 */
export function layOutFarParts(): void {
  const turn = ++latest;
  const parts = document.querySelectorAll<HTMLElement>('.prose > div > section').values();
  const isWhole = document.documentElement.matches('[data-whole], :has(:target)');
  const layOutNext = (): boolean => {
    const part = turn === latest && parts.next().value;
    if (part) part.style.contentVisibility = 'visible';
    return Boolean(part);
  };
  // What is laid out already stays so when the page is left.
  if (isWhole) while (layOutNext());
  else
    whenIdle(function goOn() {
      if (layOutNext()) whenIdle(goOn);
    });
}
