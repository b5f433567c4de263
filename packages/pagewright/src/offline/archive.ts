import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchiveFile {
  /** With slashes. */
  path: string;
  content: Uint8Array;
  /** Whether it is stored as it is: what is compressed already, and what has to be readable without unpacking. */
  isStored?: boolean;
}

/** 1 January 1980, the first day that the format knows: the same files make the same archive on any day. */
const date = 0x0021;
/** Names are in UTF-8. */
const flags = 0x0800;
/** The format's own limit without its extension for large archives. */
const most = 0xffff;

/** A ZIP archive of files, in their order. */
export function zipArchive(files: ArchiveFile[]): Buffer {
  if (files.length > most) throw new Error(`an archive has room for ${most} files, and these are ${files.length}`);
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.path);
    const packed = file.isStored ? file.content : smaller(file.content);
    const entry = describe(file.content, packed, name.length);
    parts.push(localHeader(entry), name, packed);
    directory.push(centralHeader(entry, offset), name);
    offset += 30 + name.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, ...directory, end(files.length, size, offset)]);
}

/** Pictures would often become larger. */
function smaller(content: Uint8Array): Uint8Array {
  const packed = deflateRawSync(content, { level: 9 });
  return packed.length < content.length ? packed : content;
}

interface Entry {
  /** What both headers of a file say in the same words. */
  common: Buffer;
}

function describe(content: Uint8Array, packed: Uint8Array, nameLength: number): Entry {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(flags, 2);
  common.writeUInt16LE(packed === content ? 0 : 8, 4);
  common.writeUInt16LE(0, 6);
  common.writeUInt16LE(date, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(nameLength, 22);
  return { common };
}

function localHeader({ common }: Entry): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common]);
}

function centralHeader({ common }: Entry, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  // Of a file that everybody may read, as Unix says it.
  rest.writeUInt32LE((0o100644 << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  // The version that made it: 2.0, on Unix.
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest]);
}

function end(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 0, 'latin1');
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
