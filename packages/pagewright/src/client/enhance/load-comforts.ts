import type { Previews } from '../comforts/link-preview.ts';
import * as keys from '../../contract/storage-keys.ts';
import { typedInto } from '../document/typed-into.ts';
import { readStored } from '../preferences/storage.ts';
import { linkPreviews } from './link-previews.ts';
import { previewed, terms } from './previewed.ts';

/** Loads what readers may never need when they first need it. Without it, all goes on as before. */
export function loadComforts(base: string): void {
  previewLinks(base, linkPreviews ? previewed : terms);
  addEventListener('keydown', (event) => {
    if (!asksForShortcuts(event)) return;
    event.preventDefault();
    showShortcuts();
  });
  // Pressed before there was anything to show them.
  const { dataset } = document.documentElement;
  if ('help' in dataset) showShortcuts();
  delete dataset['help'];
  document.addEventListener('click', rememberPlace);
}

const failed = (error: unknown): void => console.warn('A part of the application could not be loaded.', error);

function previewLinks(base: string, selector: string): void {
  let previews: Promise<Previews> | undefined;
  const load = (): Promise<Previews> =>
    (previews ??= import('../comforts/link-preview.ts').then(({ startPreviews }) => {
      for (const type of events) document.removeEventListener(type, onArrival);
      return startPreviews(base, selector);
    }));
  // The next link asks again.
  const onFailure = (error: unknown): void => {
    previews = undefined;
    failed(error);
  };
  const events = ['pointerover', 'focusin'];
  const onArrival = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (link && (event.type !== 'focusin' || link.matches(':focus-visible')))
      load().then(({ showAt }) => showAt(link), onFailure);
  };
  for (const type of events) document.addEventListener(type, onArrival);
  // A touch asks what a word means: readers need not leave the sentence for that. A second one follows the link, whether the answer
  // has arrived or not, and so does the first if there is none.
  let asked: Element | undefined;
  document.addEventListener('click', (event) => {
    const term = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(terms);
    if (!term || (event as PointerEvent).pointerType !== 'touch') return;
    if (term === asked || term.classList.contains('has-hover-box')) return;
    event.preventDefault();
    asked = term;
    load()
      .then(({ showTouched }) => showTouched(term), onFailure)
      .then((isShown) => {
        if (asked === term) asked = undefined;
        if (!isShown) location.assign(term.href);
      });
  });
}

function asksForShortcuts({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey || readStored(keys.slashOff) !== null) return false;
  return !(target instanceof Element && target.closest(`${typedInto},dialog`));
}

function showShortcuts(): void {
  import('../comforts/shortcuts.ts').then((shortcuts) => shortcuts.showShortcuts(), failed);
}

/** A link to another place of this page: the place it is followed from is kept, before the browser leaves it. */
function rememberPlace(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link || link.target || link.pathname !== location.pathname || link.origin !== location.origin) return;
  const left = { link, top: scrollY, hash: location.hash };
  import('../comforts/jump-back.ts').then(({ offerWayBack }) => offerWayBack(left), failed);
}
