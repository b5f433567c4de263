const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeText(text: string): string {
  // Most texts have none of them, and replacing nothing takes longer than looking.
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => escapes[character]!) : text;
}

export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, (character) => escapes[character]!);
}
