/** A text without the quotes around it, if it has any. */
export function unquoted(text: string): string {
  return text.replace(/^(['"])(.*)\1$/, '$2');
}
