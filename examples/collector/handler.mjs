import { Buffer } from 'node:buffer';
import { createHash, timingSafeEqual } from 'node:crypto';
import { readMessage } from './message.mjs';
import { rateLimit } from './rate-limit.mjs';
import { page, style } from './table.mjs';

const longestBody = 8 * 1024;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ store: import('./store.mjs').Store, origins: string[], password?: string, trustsProxy?: boolean, perMinute?: number }} Options
 */

/**
 * Answers the requests of a collector: POST stores a message, GET shows the tables.
 *
 * @param {Options} options
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function collector({ store, origins, password, trustsProxy = false, perMinute = 30 }) {
  const waitFor = rateLimit(perMinute);
  return async (request, response) => {
    const { method, headers } = request;
    const origin = headers.origin ?? '';
    /** @type {(status: number, text?: string) => void} */
    const answer = (status, text = '') => void response.writeHead(status).end(text);
    response.setHeader('X-Content-Type-Options', 'nosniff').setHeader('Cache-Control', 'no-store');
    if (method === 'GET') return show(request, response, store, password);
    if (method !== 'POST' && method !== 'OPTIONS') return answer(405);
    response.setHeader('Vary', 'Origin');
    if (!origins.includes(origin)) return answer(403, 'another site');
    response.setHeader('Access-Control-Allow-Origin', origin).setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.setHeader('Access-Control-Max-Age', '86400');
    if (method === 'OPTIONS') return answer(204);
    const wait = waitFor(senderOf(request, trustsProxy));
    if (wait > 0) {
      response.setHeader('Retry-After', wait);
      return answer(429, 'too many messages');
    }
    if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) return answer(415, 'not JSON');
    const body = await readBody(request);
    if (body === undefined) {
      response.setHeader('Connection', 'close');
      return answer(413, 'too long');
    }
    const read = readMessage(parse(body));
    if ('mistake' in read) return answer(400, read.mistake);
    store.add(read.message);
    return answer(204);
  };
}

/** @type {(request: Request, response: Response, store: Options['store'], password?: string) => void} */
function show(request, response, store, password) {
  const path = new URL(request.url ?? '/', 'http://collector').pathname;
  if (!password || (path !== '/' && path !== '/style.css')) return void response.writeHead(404).end();
  if (!isAllowed(request.headers.authorization, password))
    return void response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="Feedback", charset="UTF-8"' }).end();
  if (path === '/style.css') return void response.writeHead(200, { 'Content-Type': 'text/css' }).end(style);
  const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
  response.end(page(store.summary()));
}

/** @type {(authorization: string | undefined, password: string) => boolean} */
function isAllowed(authorization = '', password) {
  const [, given = ''] = /^Basic (.*)$/.exec(authorization) ?? [];
  const said = Buffer.from(given, 'base64').toString().replace(/^[^:]*:/, '');
  const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(said), hash(password));
}

/** @type {(request: Request, trustsProxy: boolean) => string} */
function senderOf({ headers, socket }, trustsProxy) {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  return (trustsProxy && forwarded.at(-1)?.trim()) || socket.remoteAddress || '';
}

/** The body, unless it is too long. @type {(request: Request) => Promise<string | undefined>} */
async function readBody(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longestBody) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** @type {(body: string) => unknown} */
function parse(body) {
  try {
    return JSON.parse(body);
  } catch {
    // What is not JSON is not a message either, which the answer says.
    return undefined;
  }
}
