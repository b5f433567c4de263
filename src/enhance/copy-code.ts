/** Copy buttons of all code blocks, present and future: the blocks are plain HTML without React behind them. */
export function copyCode(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button.copy');
    const code = button && button.parentElement?.querySelector('code');
    if (!button || !code) return;
    const copied = await writeToClipboard(codeText(code));
    button.dataset['state'] = copied ? 'copied' : 'failed';
    button.ariaLabel = copied ? 'Copied' : 'Copying failed: select the code instead';
    setTimeout(() => {
      delete button.dataset['state'];
      button.ariaLabel = 'Copy code';
    }, 2000);
  });
}

/** Whether it could: a browser may forbid it, and has no clipboard where a page came without encryption. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What a reader wants on the clipboard: removed lines are shown, not copied. */
function codeText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const removed of copy.querySelectorAll('.line.del')) {
    if (removed.nextSibling?.nodeType === Node.TEXT_NODE)
      removed.nextSibling.textContent = removed.nextSibling.textContent!.replace('\n', '');
    removed.remove();
  }
  return copy.textContent!.replace(/\n$/, '');
}
