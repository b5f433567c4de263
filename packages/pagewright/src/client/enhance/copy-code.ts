import { t } from '../../contract/strings/t.ts';
import { announce } from '../document/announce.ts';
import { writeToClipboard } from '../document/clipboard.ts';

const shownFor = 2000;

/** Copy buttons of all code blocks, present and future: the blocks are plain HTML without React. */
export function copyCode(): void {
  const ends = new WeakMap<HTMLButtonElement, number>();
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button.copy');
    const code = button && button.parentElement?.querySelector('code');
    if (!button || !code) return;
    const copied = await writeToClipboard(codeText(code));
    button.dataset['state'] = copied ? 'copied' : 'failed';
    button.ariaLabel = copied ? t('code.copied') : t('code.copyFailed');
    // Most screen readers do not announce a changed button name.
    announce(button.ariaLabel);
    // Copying again restarts the timer.
    clearTimeout(ends.get(button));
    const end = window.setTimeout(() => {
      delete button.dataset['state'];
      button.ariaLabel = t('code.copy');
      announce('');
    }, shownFor);
    ends.set(button, end);
  });
}

/** Removed lines are shown, but not copied. */
function codeText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const removed of copy.querySelectorAll('.line.del')) {
    if (removed.nextSibling?.nodeType === Node.TEXT_NODE)
      removed.nextSibling.textContent = removed.nextSibling.textContent!.replace('\n', '');
    removed.remove();
  }
  return copy.textContent!.replace(/\n$/, '');
}
