/** What cards have to know of a font: which characters it has and how wide they are. */
export interface Font {
  family: string;
  has(character: string): boolean;
  /** In pixels, without kerning. */
  width(text: string, size: number): number;
}

/** Reads a TrueType or OpenType font; throws what is wrong with it. */
export function readFont(bytes: Uint8Array): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = bytes.length > 12 ? view.getUint32(0) : 0;
  if (![0x00010000, 0x4f54544f, 0x74727565].includes(kind)) throw new Error('this is not a TrueType or OpenType font');
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + index * 16;
    tables.set(asciiAt(bytes, entry, 4), view.getUint32(entry + 8));
  }
  const table = (name: string): number => {
    const start = tables.get(name);
    if (start === undefined) throw new Error(`the font has no table "${name}"`);
    return start;
  };
  const unitsPerEm = view.getUint16(table('head') + 18);
  const measured = view.getUint16(table('hhea') + 34);
  const widths = table('hmtx');
  const glyphOf = readCharacters(view, table('cmap'));
  const advance = (glyph: number): number => view.getUint16(widths + Math.min(glyph, measured - 1) * 4);
  return {
    family: readFamily(bytes, view, table('name')),
    has: (character) => glyphOf(character.codePointAt(0)!) !== 0,
    width: (text, size) =>
      (Array.from(text, (character) => advance(glyphOf(character.codePointAt(0)!))).reduce((sum, one) => sum + one, 0) *
        size) /
      unitsPerEm,
  };
}

/** The glyph of a character, 0 if there is none, by the table for Unicode: format 12 has all characters, 4 the first 65536. */
function readCharacters(view: DataView, cmap: number): (code: number) => number {
  const found = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const entry = cmap + 4 + index * 8;
    const platform = view.getUint16(entry);
    const start = cmap + view.getUint32(entry + 4);
    if (platform === 0 || platform === 3) found.set(view.getUint16(start), start);
  }
  const segmented = found.get(12);
  if (segmented !== undefined) return (code) => glyphInGroups(view, segmented, code);
  const plain = found.get(4);
  if (plain === undefined) throw new Error('the font has no table of Unicode characters');
  return (code) => glyphInSegments(view, plain, code);
}

function glyphInGroups(view: DataView, start: number, code: number): number {
  for (let index = 0; index < view.getUint32(start + 12); index++) {
    const group = start + 16 + index * 12;
    const first = view.getUint32(group);
    if (code >= first && code <= view.getUint32(group + 4)) return view.getUint32(group + 8) + code - first;
  }
  return 0;
}

function glyphInSegments(view: DataView, start: number, code: number): number {
  const doubled = view.getUint16(start + 6);
  for (let offset = 0; offset < doubled; offset += 2) {
    if (code > view.getUint16(start + 14 + offset)) continue;
    const first = view.getUint16(start + 16 + doubled + offset);
    if (code < first) return 0;
    const delta = view.getUint16(start + 16 + 2 * doubled + offset);
    const place = start + 16 + 3 * doubled + offset;
    const range = view.getUint16(place);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = view.getUint16(place + range + (code - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** The name by which drawings ask for the font. */
function readFamily(bytes: Uint8Array, view: DataView, name: number): string {
  const texts = name + view.getUint16(name + 4);
  const names = new Map<number, string>();
  for (let index = 0; index < view.getUint16(name + 2); index++) {
    const record = name + 6 + index * 12;
    const [platform, id] = [view.getUint16(record), view.getUint16(record + 6)];
    const start = texts + view.getUint16(record + 10);
    const end = start + view.getUint16(record + 8);
    if (platform === 3 || platform === 0)
      names.set(id, Buffer.from(bytes.slice(start, end)).swap16().toString('utf16le'));
  }
  // Fonts of many weights have a name for all of them.
  const family = names.get(16) ?? names.get(1);
  if (!family) throw new Error('the font has no name');
  return family;
}

function asciiAt(bytes: Uint8Array, start: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, length).toString('latin1');
}
