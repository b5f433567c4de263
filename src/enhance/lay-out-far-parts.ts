import { onNavigated } from '../navigation/navigated.ts';
import { whenIdle } from './when-idle.ts';

/** What the stylesheet leaves out as long as it is far out of sight. */
const farParts = '.prose > div > section';

/**
 * Lays out the whole page that a reader has come to, a part in each idle moment. The first frame need not wait for it, and
 * soon the length of the page and every place in it are exact.
 */
export function layOutFarParts(): void {
  let turn = 0;
  const begin = () => {
    const own = ++turn;
    const parts = document.querySelectorAll<HTMLElement>(farParts).values();
    whenIdle(function layOut() {
      const part = parts.next().value;
      if (!part || own !== turn) return;
      part.style.contentVisibility = 'visible';
      whenIdle(layOut);
    });
  };
  onNavigated(begin);
  begin();
}
