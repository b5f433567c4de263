import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collector } from './handler.mjs';
import { rateLimit } from './rate-limit.mjs';
import { openStore } from './store.mjs';

const origin = 'https://docs.example';
const answer = { type: 'feedback', page: '/docs/guide', version: 'current', language: 'en', helpful: false };
const emptySearch = { type: 'no-results', query: 'faucet', version: 'v1', language: 'en' };
const store = openStore(':memory:');
let server: ReturnType<typeof createServer>;
let url = '';

beforeEach(async () => {
  server = createServer(collector({ store, origins: [origin], password: 'open', perMinute: 5 }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const table = async (password = 'open'): Promise<Response> =>
  fetch(url, { headers: { authorization: `Basic ${btoa(`me:${password}`)}` } });

it('keeps what is sent and shows it, escaped', async () => {
  for (const message of [answer, { ...answer, helpful: true, text: '<script>alert("1")</script>' }, emptySearch])
    expect((await post(message)).status).toBe(204);
  expect((await post({ ...emptySearch, query: 'Faucet' })).status).toBe(204);
  const html = await (await table()).text();
  expect(html).toContain('<td dir="auto">/docs/guide</td><td dir="auto">1</td><td dir="auto">1</td>');
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(html).not.toContain('<script');
  expect(html).toContain('<td dir="auto">faucet</td><td dir="auto">v1</td><td dir="auto">2</td>');
});

it.each([
  ['no JSON', '{', 400],
  ['no object', [answer], 400],
  ['an unknown type', { ...answer, type: 'toString' }, 400],
  ['an unknown field', { ...answer, email: 'a@b.example' }, 400],
  ['a missing field', { ...answer, page: undefined }, 400],
  ['a field of another type', { ...answer, helpful: 'yes' }, 400],
  ['a page elsewhere', { ...answer, page: 'https://a.example/' }, 400],
  ['a page with a query', { ...answer, page: '/docs?a=b' }, 400],
  ['a text that is too long', { ...answer, text: 'a'.repeat(1001) }, 400],
  ['a query that is too long', { ...emptySearch, query: 'a'.repeat(201) }, 400],
  ['a body that is too long', { ...answer, text: 'a'.repeat(9000) }, 413],
])('stores nothing that is %s', async (_name, body, status) => {
  const before = store.summary();
  expect((await post(body)).status).toBe(status);
  expect(store.summary()).toEqual(before);
});

it('takes JSON only, from pages of the site only', async () => {
  expect((await post(answer, { 'content-type': 'text/plain' })).status).toBe(415);
  const elsewhere = await post(answer, { origin: 'https://evil.example' });
  expect([elsewhere.status, elsewhere.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  const asked = await fetch(url, { method: 'OPTIONS', headers: { origin } });
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
});

it('answers whoever sends too much with 429', async () => {
  const statuses = [];
  for (let sent = 0; sent < 7; sent++) statuses.push((await post(answer)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  expect(Number((await post(answer)).headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a sender may go on after a minute, and others meanwhile', () => {
  let time = 0;
  const waitFor = rateLimit(1, () => time);
  expect([waitFor('a'), waitFor('a'), waitFor('b')]).toEqual([0, 60, 0]);
  time = 59_000;
  expect(waitFor('a')).toBe(1);
  time = 60_000;
  expect(waitFor('a')).toBe(0);
});

it('shows tables to those with the password', async () => {
  expect((await table('wrong')).status).toBe(401);
  expect((await fetch(url)).status).toBe(401);
  expect((await table()).headers.get('content-security-policy')).toContain("default-src 'none'");
});
