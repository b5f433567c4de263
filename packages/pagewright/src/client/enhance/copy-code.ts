import { t } from '../../contract/strings/t.ts';
const shownFor = 2000;

/** Copy buttons of all code blocks, present and future: the blocks are plain HTML without React. */
export function copyCode(): void {
  const ends = new WeakMap<HTMLButtonElement, number>();
  // A live region, because most screen readers do not announce a changed button name.
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  document.body.append(status);
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button.copy');
    const code = button && button.parentElement?.querySelector('code');
    if (!button || !code) return;
    const copied = await writeToClipboard(codeText(code));
    button.dataset['state'] = copied ? 'copied' : 'failed';
    button.ariaLabel = copied ? t('code.copied') : t('code.copyFailed');
    status.textContent = button.ariaLabel;
    // Copying again restarts the timer.
    clearTimeout(ends.get(button));
    const end = window.setTimeout(() => {
      delete button.dataset['state'];
      button.ariaLabel = t('code.copy');
      status.textContent = '';
    }, shownFor);
    ends.set(button, end);
  });
}

/** Whether it worked: the browser may deny it, and insecure pages have no clipboard. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
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
