import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import { immutable } from '../contract/cache-control.ts';
import { notFoundFile } from '../contract/built-in-pages.ts';
import { isWithin } from '../kernel/files/relative-path.ts';
import { isNamedByContent } from '../site/routes/static-files.ts';
import { isCompressible } from '../kernel/files/compressed-files.ts';
import { pageOfMarkdown } from '../kernel/urls/page-address.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { requestedRange } from './byte-range.ts';
import { contentType } from './content-type.ts';

/** Serves a built website as a good static host would. */
export function staticHandler(dir: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    try {
      answer(dir, request, response);
    } catch (error) {
      // A build is swapping in a new folder, or somebody deleted it.
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isMissing) console.error(error);
      response.writeHead(isMissing ? 503 : 500, {
        'content-type': 'text/plain',
        ...(isMissing && { 'retry-after': '1' }),
      });
      response.end(
        isMissing ? `There is no built website in ${dir} at the moment.\n` : 'This file could not be read.\n',
      );
    }
  };
}

function answer(dir: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  const path = pathOf(request.url ?? '/');
  const file = findFile(dir, path);
  if (file && isMarkdownOfPage(dir, path)) response.setHeader('x-robots-tag', 'noindex');
  if (file) sendFile(request, response, file, 200, neverChanges(dir, path) ? immutable : 'no-cache');
  else if (path === '/' && home(dir) !== '/') response.writeHead(302, { location: home(dir) }).end();
  else sendFile(request, response, notFoundPage(dir, path), 404, 'no-cache');
}

/** The one in the nearest folder above: each language of a site has its own. */
function notFoundPage(dir: string, path: string): string {
  const page = join(dir, path, notFoundFile);
  const isTop = ['/', '.'].includes(path);
  return isTop || (isWithin(dir, page) && isFile(page)) ? page : notFoundPage(dir, posix.dirname(path));
}

/** Search engines should show the page instead. */
function isMarkdownOfPage(dir: string, path: string): boolean {
  const page = pageOfMarkdown(path);
  return page !== undefined && findFile(dir, join(page, 'index.html')) !== undefined;
}

function neverChanges(dir: string, path: string): boolean {
  // Reading where the site begins takes a file access, so skip it for pages, the bulk of the requests.
  if (!/\/(?:assets|search-index)\//.test(path)) return false;
  const base = home(dir);
  return path.startsWith(base) && isNamedByContent(path.slice(base.length));
}

/** The URL of the landing page: every page contains the base path that the site was built for. */
export function home(dir: string): string {
  return /\bdata-base="([^"]*)"/.exec(readFileSync(join(dir, notFoundFile), 'utf8'))?.[1] ?? '/';
}

/** The decoded path of a URL; one that cannot be decoded matches no file. */
export function pathOf(url: string): string {
  try {
    // After two slashes, `URL` would expect a host.
    return decodeURIComponent(new URL(url.replace(/^\/+/, '/'), 'http://localhost').pathname);
  } catch {
    return url;
  }
}

/** The file for a path: `/docs/x`, `/docs/x/` and `/docs/x/index.html` are the same page. */
export function findFile(dir: string, path: string): string | undefined {
  const full = join(dir, path);
  if (!isWithin(dir, full)) return undefined;
  return [full, join(full, 'index.html')].find(isFile);
}

/** `stat` throws for names that no file system allows: with a zero byte, or too long. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  cacheControl: string,
): void {
  // `x.tar.gz` next to `x.tar` is a file of its own.
  const encodings = isCompressible(file) ? acceptedEncodings(String(request.headers['accept-encoding'] ?? '')) : [];
  const encoding = encodings.find(({ suffix }) => existsSync(file + suffix));
  const body = readFileSync(encoding ? file + encoding.suffix : file);
  const etag = `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
  response.setHeader('content-type', contentType(file));
  response.setHeader('cache-control', cacheControl);
  response.setHeader('etag', etag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('x-content-type-options', 'nosniff');
  // Parts of a compressed file are of no use to players, and what they play is not compressed.
  if (encoding) response.setHeader('content-encoding', encoding.name);
  else response.setHeader('accept-ranges', 'bytes');
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return void response.writeHead(304).end();
  const size = body.byteLength;
  const isWhole = encoding || status !== 200 || request.method === 'HEAD';
  const range = isWhole ? undefined : requestedRange(request.headers, { size, etag });
  if (range === 'outside') return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
  if (range) {
    const part = body.subarray(range.start, range.end + 1);
    const contentRange = `bytes ${range.start}-${range.end}/${size}`;
    return void response.writeHead(206, { 'content-length': part.byteLength, 'content-range': contentRange }).end(part);
  }
  response.writeHead(status, { 'content-length': size });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** `"a", W/"b"`: the versions that a client has; weak tags count, because its copy only has to be equivalent. */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === etag || tag === '*');
}
