const lineEnd = 10;

/**
 * What a page's payload says of the page, read without React: its title and, in their order, the strings of HTML that its text is
 * folded into. Long strings are rows of their own (`ID:TSIZE,TEXT`), to which other rows refer as `$ID`.
 */
export function payloadContent(bytes: ArrayBuffer): { title: string | undefined; html: string[] } {
  const { rows, texts } = readRows(new Uint8Array(bytes));
  const written = rows.flatMap((row) => Array.from(row.matchAll(/"__html":("(?:[^"\\]|\\.)*")/g), ([, text]) => text!));
  const html = written.map((text) => {
    const value = JSON.parse(text) as string;
    if (!value.startsWith('$')) return value;
    // A dollar of the text is doubled.
    return value.startsWith('$$') ? value.slice(1) : (texts.get(value.slice(1)) ?? '');
  });
  const title = rows.map((row) => /"view":\{"title":("(?:[^"\\]|\\.)*")/.exec(row)?.[1]).find(Boolean);
  return { title: title && (JSON.parse(title) as string), html };
}

/** Sizes are those of bytes. */
function readRows(bytes: Uint8Array): { rows: string[]; texts: Map<string, string> } {
  const decoder = new TextDecoder();
  const rows: string[] = [];
  const texts = new Map<string, string>();
  for (let at = 0; at < bytes.length;) {
    const [head, id, size] = /^([\da-f]*):T([\da-f]+),/.exec(decoder.decode(bytes.subarray(at, at + 24))) ?? [];
    if (head) {
      const start = at + head.length;
      at = start + parseInt(size!, 16);
      texts.set(id!, decoder.decode(bytes.subarray(start, at)));
      continue;
    }
    const end = bytes.indexOf(lineEnd, at);
    const next = end < 0 ? bytes.length : end;
    rows.push(decoder.decode(bytes.subarray(at, next)));
    at = next + 1;
  }
  return { rows, texts };
}
