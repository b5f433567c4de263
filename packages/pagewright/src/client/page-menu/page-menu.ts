import { t } from '../../contract/strings/t.ts';
import { type Outcome, copyAddress, copyMarkdown } from './copied.ts';
import { sectionRead } from './section-read.ts';

/** How long it says that something was copied, in milliseconds. What went wrong stays until the next press. */
const shownFor = 2000;

let end = 0;

/** Does what a button of a page's menu says, and says how it went. */
export async function press(button: HTMLButtonElement): Promise<void> {
  const root = button.closest<HTMLElement>('.page-menu')!;
  // Focus goes back to the button that opened it.
  root.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  clearTimeout(end);
  // What says the same as before is said again.
  show(root);
  const copying = button.name
    ? copyAddress(button.value)
    : copyMarkdown(root.querySelector<HTMLAnchorElement>('.menu-panel a')!.href);
  const outcome = await copying;
  show(root, outcome);
  if (outcome.isDone) end = window.setTimeout(show, shownFor, root);
}

function show(root: HTMLElement, outcome?: Outcome): void {
  root.dataset['state'] = outcome ? (outcome.isDone ? 'copied' : 'failed') : '';
  root.querySelector('[role=status]')!.textContent = outcome?.text ?? '';
}

/**
 * The menu says to which section its link leads, and the button keeps that: the page may scroll before it is pressed.
 *
 * @param stay The hash of the section in which the reader last stayed.
 */
export function nameSection(menu: HTMLElement, stay: string | undefined): void {
  const section = sectionRead(stay);
  const button = menu.querySelector<HTMLButtonElement>('[name=link]')!;
  button.value = section?.id ?? '';
  button.textContent = section ? t('page.copySectionLink') : t('page.copyLink');
  if (section) button.append(Object.assign(document.createElement('small'), { textContent: section.title }));
}
