import { t } from '../../contract/strings/t.ts';
const delay = 1000;
const minimum = 0.08;
const speed = 200;
const trickleStep = 0.02;
const trickleEvery = 800;

/**
 * Shows a bar at the top while something takes longer than a second. Returns a function that ends it.
 * Only one is ever shown: starting a new one ends the previous.
 */
export function startProgress(): () => void {
  endCurrent();
  let bar: HTMLElement | undefined;
  let value = minimum;
  let trickle: ReturnType<typeof setInterval> | undefined;
  const show = (): void => {
    bar = document.createElement('div');
    bar.className = 'progress';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', t('app.loadingPage'));
    document.body.append(bar);
    set(minimum);
    trickle = setInterval(() => set(Math.min(0.99, value + trickleStep)), trickleEvery);
  };
  const set = (next: number): void => {
    value = next;
    bar?.style.setProperty('--progress', String(next));
  };
  const timer = setTimeout(show, delay);
  const end = (): void => {
    // A superseded navigation ends late; by then the bar belongs to another.
    if (endCurrent === end) endCurrent = () => {};
    clearTimeout(timer);
    clearInterval(trickle);
    set(1);
    setTimeout(() => bar?.remove(), speed);
  };
  endCurrent = end;
  return end;
}

let endCurrent: () => void = () => {};
