// A box beside what the pointer is over or the focus is on: it describes that, without covering it. It can be pointed at itself,
// stays for as long as the reader does, and leaves on Escape (WCAG 1.4.13). Fingers have no hover: for them there is none, unless
// somebody asks for it.
import './hover-box.css';

export interface HoverBox {
  /** What has such a box. */
  selector: string;
  /** Milliseconds until it is shown: on its way elsewhere, a pointer crosses much. */
  patience: number;
  /** The same for the focus, which the tab key moves from one to the next; at once if absent. */
  focusPatience?: number;
  /** The box with all that it has to show about this; nothing if that did not come. */
  boxOf(target: HTMLElement): Promise<HTMLElement | undefined> | HTMLElement | undefined;
}

/** On its way to the box, the pointer leaves what the box is about. */
const leaving = 150;

/** A box that is filled anew for everything that it describes. */
export function sharedBox(id: string, classes: string): HTMLElement {
  const box = document.createElement('div');
  box.id = id;
  box.className = `hover-box ${classes}`;
  box.popover = 'manual';
  box.role = 'tooltip';
  attach(box);
  return box;
}

/** In the main part of the page, because it is about that. What replaces the whole page takes it away. */
function attach(box: HTMLElement): void {
  if (!box.isConnected) (document.querySelector('main') ?? document.body).append(box);
}

interface Boxes {
  /** Shows the box of an element that the reader is at already. */
  showAt(element: HTMLElement): void;
  /** Shows it at once, and says whether there was one. */
  show(element: HTMLElement): Promise<boolean>;
}

/** Shows boxes from now on. */
export function showOnHover({ selector, patience, focusPatience = 0, boxOf }: HoverBox): Boxes {
  /** What the reader is at, whether its box has arrived or not. */
  let current: HTMLElement | undefined;
  let box: HTMLElement | undefined;
  /** Of the pointer and of the focus: a page that scrolls to what has the focus moves something else below the pointer. */
  const timers = { pointer: 0, focus: 0 };
  const delays = { pointer: patience, focus: focusPatience };

  const targetOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  const hide = (): void => {
    clearTimeout(timers.pointer);
    clearTimeout(timers.focus);
    current?.classList.remove('has-hover-box');
    current?.removeAttribute('aria-describedby');
    current = undefined;
    if (box?.matches(':popover-open')) box.hidePopover();
    box = undefined;
  };
  const show = async (target: HTMLElement): Promise<boolean> => {
    if (target === current) return true;
    hide();
    current = target;
    const made = await boxOf(target);
    // Meanwhile the reader may have gone on. What did not arrive is not waited for.
    if (target !== current) return true;
    if (!made) {
      current = undefined;
      return false;
    }
    box = made;
    attach(box);
    target.classList.add('has-hover-box');
    target.setAttribute('aria-describedby', box.id);
    if (!box.matches(':popover-open')) box.showPopover();
    if (!CSS.supports('anchor-name: --a')) place(box, target);
    return true;
  };
  const showSoon = (target: HTMLElement, by: keyof typeof timers): void => {
    clearTimeout(timers[by]);
    timers[by] = window.setTimeout(() => void show(target), delays[by]);
  };

  const isInside = ({ target }: Event): boolean => target instanceof Node && box?.contains(target) === true;

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const target = targetOf(event);
    clearTimeout(timers.pointer);
    if (target && target !== current) showSoon(target, 'pointer');
    else if (current && !target && !isInside(event) && current !== document.activeElement)
      timers.pointer = window.setTimeout(hide, leaving);
  });
  document.addEventListener('focusin', (event) => {
    const target = targetOf(event);
    if (target?.matches(':focus-visible')) showSoon(target, 'focus');
  });
  document.addEventListener('focusout', (event) => {
    const target = targetOf(event);
    if (target) clearTimeout(timers.focus);
    if (target && target === current) hide();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener('click', (event) => {
    // Whoever has prevented what a link does shows its box instead.
    if (!event.defaultPrevented && (targetOf(event) || !isInside(event))) hide();
  });
  addEventListener('popstate', hide);
  return {
    show,
    showAt(element) {
      // Whatever came first may have shown it, or the reader may have left.
      if (element.matches(':hover')) showSoon(element, 'pointer');
      else if (element.matches(':focus-visible')) showSoon(element, 'focus');
    },
  };
}

/** Below or, where there is no room, above. */
function place(box: HTMLElement, target: HTMLElement): void {
  const { top, bottom, left } = target.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = box;
  box.style.top = `${bottom + height > innerHeight && top > height ? top - height : bottom}px`;
  box.style.left = `${Math.max(0, Math.min(left, document.body.clientWidth - width))}px`;
}
