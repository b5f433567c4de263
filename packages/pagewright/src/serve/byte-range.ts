import type { IncomingHttpHeaders } from 'node:http';

/** A part of a file; both ends are included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for, as players do when somebody jumps ahead in a video; some play nothing
 * that cannot be had in parts. `undefined` means all of it, which is also the answer to several parts at once.
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') ?? [];
  // A part of another version of the file would not fit to the parts that the client has.
  if (first + last === '' || (headers['if-range'] ?? etag) !== etag) return undefined;
  // `-500` are the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A range that ends before it starts is not one; one that starts after the end of the file is.
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'outside';
}
