/**
 * Writes a text that may still be on its way, and tells whether it worked: the browser may deny it, and insecure pages have no clipboard.
 * Some browsers allow it only at the moment of the press, so the text is promised then.
 */
export async function writeToClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else if ('ClipboardItem' in globalThis)
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    else await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
