// After a jump within a long page: a way back to the place that was left. Going back is the browser's own step in its history, so that
// both come to the same: this only offers it where the reader is.
import { t } from '../../contract/strings/t.ts';
import { decodePath } from '../../kernel/urls/paths.ts';
import { announce } from '../document/announce.ts';
import { headingOf } from '../document/heading-of.ts';
import { onNavigated } from '../document/navigated.ts';
import './jump-back.css';

interface Left {
  /** What was followed. */
  link: HTMLAnchorElement;
  /** Where the page was scrolled to. */
  top: number;
  /** Of the address. */
  hash: string;
}

let end: () => void = () => {};

/** Offers the way back, if the jump was further than the window shows. */
export function offerWayBack(left: Left): void {
  end();
  const found = document.getElementById(decodePath(left.link.hash.slice(1)));
  const target = found && headingOf(found);
  // The main part of the page is where the skip link leads: there is nothing to return to.
  if (!target || target.id === 'content') return;
  const landing = Math.min(
    target.getBoundingClientRect().top + scrollY,
    document.documentElement.scrollHeight - innerHeight,
  );
  if (Math.abs(landing - left.top) <= innerHeight) return;
  const control = makeControl(() => {
    end();
    goBack(left);
  });
  // For keyboards, it follows the place where the jump has led; for eyes, it is above all else.
  target.after(control);
  control.showPopover();
  announce(t('jump.offer'));

  const events = new AbortController();
  end = () => {
    events.abort();
    const hadFocus = control.contains(document.activeElement);
    control.remove();
    announce('');
    if (hadFocus) focusQuietly(target);
    end = () => {};
  };
  // The page may scroll there smoothly. Whoever then reads on, or takes over before it has arrived, does not want to return.
  const isNear = (): boolean => Math.abs(scrollY - landing) <= innerHeight;
  let hasLanded = isNear();
  const onScroll = (): void => {
    if (isNear()) hasLanded = true;
    else if (hasLanded) end();
  };
  addEventListener('scroll', onScroll, { passive: true, signal: events.signal });
  addEventListener('scrollend', () => !isNear() && end(), events);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), events);
  const stop = onNavigated(() => end());
  events.signal.addEventListener('abort', stop);
}

function makeControl(onReturn: () => void): HTMLElement {
  const control = document.createElement('div');
  control.className = 'jump-back';
  control.popover = 'manual';
  const back = button(t('jump.back'), onReturn);
  const dismiss = button('', () => end());
  dismiss.ariaLabel = t('jump.dismiss');
  dismiss.className = 'icon-button';
  const cross = document.createElement('span');
  cross.className = 'icon icon-close';
  dismiss.append(cross);
  control.append(back, dismiss);
  return control;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

/** A link to the section that the address already names adds no step to the history. */
function goBack({ link, top, hash }: Left): void {
  const focus = (): void => focusQuietly(link);
  if (link.hash === hash) {
    scrollTo({ top, behavior: 'instant' });
    return focus();
  }
  addEventListener('popstate', focus, { once: true });
  history.back();
}

function focusQuietly(element: HTMLElement): void {
  if (element.isConnected) element.focus({ preventScroll: true });
}
