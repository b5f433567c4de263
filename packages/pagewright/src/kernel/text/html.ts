const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeText(text: string): string {
  // Most texts have none of them, and replacing nothing takes longer than looking.
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => escapes[character]!) : text;
}

export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, (character) => escapes[character]!);
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** Decodes HTML entities. Names not in our list are left as they are. */
export function unescapeHtml(html: string): string {
  // Most texts have none.
  if (!html.includes('&')) return html;
  return html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) =>
    name ? (entities.get(name) ?? whole) : characterOf(hex ? parseInt(hex, 16) : Number(decimal)),
  );
}

/** Like browsers: an invalid code point becomes the replacement character. */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}
