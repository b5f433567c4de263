import { inflateRawSync } from 'node:zlib';

export interface Unzipped {
  path: string;
  content: Buffer;
  isStored: boolean;
}

/** The files of a ZIP archive in their order, as its directory lists them. */
export function unzip(archive: Buffer): Unzipped[] {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const nameLength = archive.readUInt16LE(at + 28);
    const path = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const isStored = archive.readUInt16LE(at + 10) === 0;
    const size = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + size);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    return { path, content: isStored ? packed : inflateRawSync(packed), isStored };
  });
}
