import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { documentPaths } from '../../../bench/support/site-pages.mjs';
import { markdownUrl, pageAddress } from '../../../packages/pagewright/src/kernel/urls/page-address.ts';
import { payloadUrl } from '../../../packages/pagewright/src/kernel/urls/paths.ts';
import type { Answer, Ask } from './ask.ts';

/** The addresses of all pages, as links have them. Beside each doc is its Markdown. */
export function pageAddresses(dist: string): string[] {
  return [...documentPaths(dist), '/docs/search'];
}

/** Where the pages of a language begin. */
function baseOf(path: string): string {
  return path.startsWith('/docs/de/') ? '/docs/de/' : '/docs/';
}

/** The answer at the end of redirects, and how many there were. */
export async function follow(ask: Ask, path: string): Promise<Answer & { redirects: number }> {
  let at = path;
  for (let redirects = 0; redirects < 5; redirects++) {
    const answer = await ask(at);
    if (answer.status < 300 || answer.status > 399) return { ...answer, redirects };
    const { pathname, search } = new URL(answer.headers['location']!, `http://host${at}`);
    at = pathname + search;
  }
  throw new Error(`${path} is redirected for ever.`);
}

/** How many addresses lead through a redirect. */
export async function countRedirects(ask: Ask, paths: string[]): Promise<number> {
  const answers = await Promise.all(paths.map((path) => follow(ask, path)));
  return answers.filter(({ redirects }) => redirects > 0).length;
}

/** Every page at its address, in other spellings and as content and Markdown; and what is not there. */
export async function expectPages(ask: Ask, dist: string): Promise<void> {
  const pages = pageAddresses(dist);
  expect(pages.length).toBeGreaterThan(6);
  expect(await countRedirects(ask, pages)).toBe(0);
  for (const path of pages) {
    const page = await ask(path);
    expect([path, page.status, page.headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
    expect(page.headers['content-encoding'], path).toMatch(/^(gzip|br)$/);
    const payloadPath = payloadUrl(path, baseOf(path));
    expect(page.body).toContain(`data-page="${payloadPath}"`);
    const plain = pageAddress(path);
    for (const spelling of [plain, `${plain}/`, `${plain}/index.html`]) {
      const { status, body } = await follow(ask, spelling);
      expect([spelling, status, body === page.body]).toEqual([spelling, 200, true]);
    }
    const payload = await ask(payloadPath);
    expect([payload.status, payload.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(payload.headers['content-encoding'], path).toMatch(/^(gzip|br)$/);
    if (path === '/docs/search') continue;
    const text = await ask(markdownUrl(path));
    expect([text.status, text.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  }
}

export async function expectNotFound(ask: Ask): Promise<void> {
  const missing = [
    '/docs/nothing',
    '/docs/nothing/',
    '/docs/guide/nothing/index.html',
    '/docs/assets/index-AAAAAAAA.js',
  ];
  for (const path of [...missing, '/nothing']) {
    const { status, headers, body } = await follow(ask, path);
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    expect(body).toContain('data-page="/docs/404.rsc.txt"');
    expect(headers['cache-control'] ?? '', path).not.toContain('immutable');
  }
}

/** The root and old addresses lead on, with a redirect of the host or by a page that does. */
export async function expectRedirects(ask: Ask, by: 'host' | 'page'): Promise<void> {
  for (const [from, to] of [
    ['/', '/docs/'],
    ['/docs/old-guide', '/docs/guide'],
    ['/docs/old-guide/', '/docs/guide'],
    ['/docs/old-guide/index.html', '/docs/guide'],
    ['/legacy', '/docs/'],
    ['/docs/caf%C3%A9%20menu', '/docs/guide?a=b#more'],
  ] as const) {
    const { status, body, redirects } = await follow(ask, from);
    expect([from, status]).toEqual([from, 200]);
    const target = await ask(to.split('#', 1)[0]!);
    if (by === 'host') expect([from, redirects > 0, body === target.body]).toEqual([from, true, true]);
    else expect(body, from).toContain(`<meta http-equiv="refresh" content="0;url=${to}">`);
  }
}

/** The headers of the build arrive: those of all answers, what is kept for ever, and what search engines leave out. */
export async function expectHeaders(ask: Ask, dist: string, missing = '/docs/nothing'): Promise<void> {
  const script = /data-entry="([^" ]+)/.exec(readFileSync(join(dist, 'docs/index.html'), 'utf8'))![1]!;
  for (const path of ['/docs/', '/docs/guide', script, missing])
    expect((await ask(path)).headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/docs/guide')).headers['cache-control']).toMatch(
    /^(no-cache|public, max-age=0, must-revalidate)$/,
  );
  expect((await ask('/docs/guide.md')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/docs/guide')).headers['x-robots-tag']).toBeUndefined();
}

export async function expectHidden(ask: Ask): Promise<void> {
  for (const path of ['/_headers', '/_redirects', '/nginx.conf', '/Dockerfile', '/Caddyfile', '/vercel.json'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect([403, 404]).toContain((await ask('/.htaccess')).status);
}

/** A language has a page of its own, where hosts can have several. */
export async function expectNotFoundIn(ask: Ask, language: string): Promise<void> {
  const { status, body } = await ask(`/docs/${language}/nothing`);
  expect([status, /<html lang="([^"]*)/.exec(body)?.[1]]).toEqual([404, language]);
}
