import { type Stats, createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isCompressible } from '../kernel/files/compressed-files.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { requestedRange } from './byte-range.ts';
import { contentType } from '../kernel/files/content-type.ts';

/** Up to this size, a file is read in one go: setting up a stream takes longer than that. */
const atOnce = 256 * 1024;

/**
 * Sends a file, compressed if there is a compressed copy and the reader accepts it. Headers that the response has already are kept.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
  // `x.tar.gz` next to `x.tar` is a file of its own.
  const accepted = isCompressible(file) ? acceptedEncodings(String(request.headers['accept-encoding'] ?? '')) : [];
  const encoding = accepted.find(({ suffix }) => statSync(file + suffix, { throwIfNoEntry: false })?.isFile());
  const source = file + (encoding?.suffix ?? '');
  const stats = statSync(source);
  const etag = etagOf(stats);
  const defaults = {
    'content-type': contentType(file),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  for (const [name, value] of Object.entries(defaults)) if (!response.hasHeader(name)) response.setHeader(name, value);
  response.setHeader('etag', etag);
  response.appendHeader('vary', 'accept-encoding');
  // Parts of a compressed file are of no use to players, and what they play is not compressed.
  if (encoding) response.setHeader('content-encoding', encoding.name);
  else response.setHeader('accept-ranges', 'bytes');
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return void response.writeHead(304).end();
  const { size } = stats;
  const isWhole = encoding || status !== 200 || request.method === 'HEAD';
  const range = isWhole ? undefined : requestedRange(request.headers, { size, etag });
  if (range === 'outside') return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD') return void response.end();
  if (size <= atOnce) return void response.end(readFileSync(source).subarray(start, end + 1));
  // A reader who leaves ends the connection; of what cannot be read they notice that it ends too early.
  pipeline(createReadStream(source, { start, end }), response, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error);
  });
}

/** A file's size and date, as most servers have it: hashing its content would cost more than sending it. */
function etagOf({ size, mtimeMs }: Stats): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`;
}

/** `"a", W/"b"`: the versions that a client has; weak tags count, because its copy only has to be equivalent. */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === etag || tag === '*');
}
