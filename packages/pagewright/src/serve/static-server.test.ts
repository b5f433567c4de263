import { mkdirSync, renameSync, rmdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type Server, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { writeCompressed } from '../pipeline/cache/compress.ts';
import { home, staticHandler } from './static-server.ts';

/** As a build writes it, and one rule of a site's own. */
const rules = `# a comment
/*
  X-Content-Type-Options: nosniff
/docs/*.md
  X-Robots-Tag: noindex
/docs/assets/index-DFfwdIgU.js
  Cache-Control: public, max-age=31536000, immutable
/docs/search-index/current/bb14e14c60aad8ab/*
  Cache-Control: public, max-age=31536000, immutable
/docs/a.png
  Cache-Control: max-age=60
  X-Frame-Options: DENY
`;

const dir = join(temporaryFolder(), 'dist');
let server: Server;

beforeAll(async () => {
  const compressed = [
    'docs/404.html',
    'docs/index.html',
    'docs/guide/index.html',
    'docs/plain.html',
    'docs/guide.rsc.txt',
    'docs/assets/index-DFfwdIgU.js',
    'docs/assets/notes.css',
    'docs/demo/assets/index-DFfwdIgU.js',
    'docs/feed.json',
    'docs/search-index/current/index.json',
    'docs/search-index/current/bb14e14c60aad8ab/text/0.json',
    'legacy/index.html',
  ];
  const others = [
    'docs/index.md',
    'docs/guide.md',
    'docs/notes.md',
    'docs/a.png',
    'docs/samples.tar',
    'docs/samples.tar.gz',
    'docs/photo.jpeg',
    'docs/film.mp4',
    'docs/film.webm',
    'docs/font.woff',
    'docs/module.mjs',
    'docs/assets/app-screenshot.png',
    'docs/my file.txt',
    '../secret.txt',
  ];
  for (const file of [...compressed, ...others]) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    if (compressed.includes(file)) writeCompressed(join(dir, file), Buffer.from(`content of ${file}`), 'page');
    else writeFileSync(join(dir, file), `content of ${file}`);
  }
  writeCompressed(join(dir, '404.html'), Buffer.from('<div data-base="/docs/">content of 404.html</div>'), 'page');
  writeFileSync(join(dir, '_headers'), rules);
  for (const name of ['.env', 'nginx.conf']) writeFileSync(join(dir, name), `content of ${name}`);
  mkdirSync(join(dir, '.well-known'));
  writeFileSync(join(dir, '.well-known/security.txt'), 'content of security.txt');
  symlinkSync(join(dir, '../secret.txt'), join(dir, 'docs/linked.txt'));
  symlinkSync(join(dir, '..'), join(dir, 'docs/up'));
  symlinkSync('notes.md', join(dir, 'docs/same-notes.md'));
  server = createServer(staticHandler(dir));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => void server.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path verbatim; `fetch` would normalize it and decompress the response. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: (server.address() as AddressInfo).port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode!, headers: response.headers, body });
    });
    sent.on('error', reject).end();
  });
}

describe('staticHandler', () => {
  it('answers that a file cannot be read, says why, and goes on', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const file = join(dir, '_headers');
    renameSync(file, `${file}.old`);
    mkdirSync(file);
    expect(await get('/docs/guide')).toMatchObject({ status: 500 });
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: 'EISDIR' }));
    rmdirSync(file);
    renameSync(`${file}.old`, file);
    log.mockRestore();
    expect(await get('/docs/guide')).toMatchObject({ status: 200 });
  });

  it.each([
    '/docs/guide',
    '/docs/guide/',
    '/docs/guide/index.html',
    '/docs/guide?q=1',
    '//docs/guide',
    '/docs//guide',
    'http://basic.example/docs/guide',
  ])('serves one page as %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/html; charset=utf-8',
      'content of docs/guide/index.html',
    ]);
  });

  it.each(['/docs/plain', '/docs/plain/', '/docs/plain/index.html', '/docs/plain.html'])(
    'serves a page that is a file as %s',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, body.toString()]).toEqual([200, 'content of docs/plain.html']);
    },
  );

  it.each([
    ['/docs/guide.rsc.txt', 'text/plain; charset=utf-8'],
    ['/docs/assets/index-DFfwdIgU.js', 'text/javascript; charset=utf-8'],
    ['/docs/assets/notes.css', 'text/css; charset=utf-8'],
    ['/docs/feed.json', 'application/json; charset=utf-8'],
    ['/docs/a.png', 'image/png'],
    ['/docs/photo.jpeg', 'image/jpeg'],
    ['/docs/film.mp4', 'video/mp4'],
    ['/docs/film.webm', 'video/webm'],
    ['/docs/font.woff', 'font/woff'],
    ['/docs/module.mjs', 'text/javascript; charset=utf-8'],
    ['/docs/my%20file.txt', 'text/plain; charset=utf-8'],
  ])('sends the type of %s', async (path, type) => {
    const { headers } = await get(path);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
  });

  it('sends what was compressed before, as the reader accepts it', async () => {
    const brotli = await get('/docs/guide', { 'accept-encoding': 'gzip, deflate, br' });
    expect([
      brotli.headers['content-encoding'],
      brotli.headers['vary'],
      brotliDecompressSync(brotli.body).toString(),
    ]).toEqual(['br', 'accept, accept-encoding', 'content of docs/guide/index.html']);
    const gzip = await get('/docs/guide', { 'accept-encoding': 'br;q=0, gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual([
      'gzip',
      'content of docs/guide/index.html',
    ]);
    const preferred = await get('/docs/guide', { 'accept-encoding': 'gzip;q=1, br;q=0.1' });
    expect(preferred.headers['content-encoding']).toBe('gzip');
    expect((await get('/docs/guide', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
    expect((await get('/docs/a.png', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    // A writer's own archive next to it is no variant.
    const plain = await get('/docs/samples.tar', { 'accept-encoding': 'gzip' });
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([
      undefined,
      'content of docs/samples.tar',
    ]);
  });

  it.each([
    ['/docs/guide', 'guide.md'],
    ['/docs/guide/', 'guide.md'],
    ['/docs/guide/index.html', 'guide.md'],
    ['/docs/', 'index.md'],
    ['/docs', 'index.md'],
  ])('sends the Markdown of %s to who asks for it', async (path, file) => {
    const { status, headers, body } = await get(path, { accept: 'text/markdown, text/html;q=0.9' });
    expect([status, headers['content-type'], headers['vary'], headers['x-robots-tag'], body.toString()]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'accept, accept-encoding',
      'noindex',
      `content of docs/${file}`,
    ]);
    const other = await get(path, { accept: 'text/html, */*;q=0.8' });
    expect([other.headers['content-type'], other.headers['vary']]).toEqual([
      'text/html; charset=utf-8',
      'accept, accept-encoding',
    ]);
    expect(other.headers['etag']).not.toBe(headers['etag']);
  });

  it('sends what there is where there is no Markdown', async () => {
    const asked = { accept: 'text/markdown' };
    const page = await get('/docs/plain', asked);
    expect([page.status, page.headers['content-type'], page.headers['vary']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'accept-encoding',
    ]);
    expect((await get('/docs/a.png', asked)).headers['content-type']).toBe('image/png');
    expect((await get('/docs/nope', asked)).status).toBe(404);
  });

  it('lets browsers keep files whose name holds a hash, and ask again for the rest', async () => {
    for (const path of ['/docs/assets/index-DFfwdIgU.js', '/docs/search-index/current/bb14e14c60aad8ab/text/0.json'])
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/docs/guide',
      '/docs/guide.rsc.txt',
      '/docs/assets/notes.css',
      '/docs/assets/app-screenshot.png',
      '/docs/demo/assets/index-DFfwdIgU.js',
      '/docs/search-index/current/index.json',
      '/nope',
      '/docs/search-index/current/bb14e14c60aad8ab/text/1.json',
    ])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  it('sends the headers that _headers names, and reads it again when it has changed', async () => {
    expect((await get('/docs/a.png')).headers).toMatchObject({
      'cache-control': 'max-age=60',
      'x-frame-options': 'DENY',
    });
    expect((await get('/docs/guide.md')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/docs/guide')).headers['x-robots-tag']).toBeUndefined();
    const file = join(dir, '_headers');
    writeFileSync(file, `${rules}/docs/guide\n  X-Robots-Tag: none\n`);
    utimesSync(file, 1, 1);
    expect((await get('/docs/guide')).headers['x-robots-tag']).toBe('none');
    writeFileSync(file, rules);
  });

  it.each(['/_headers', '/nginx.conf', '/.env', '/docs/.git/config'])('hides %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('serves what is meant to be found below a dot', async () => {
    expect((await get('/.well-known/security.txt')).body.toString()).toBe('content of security.txt');
  });

  it('follows links inside its folder, never out of it', async () => {
    expect((await get('/docs/same-notes.md')).body.toString()).toBe('content of docs/notes.md');
    for (const path of ['/docs/linked.txt', '/docs/up/secret.txt']) {
      const { status, body } = await get(path);
      expect([status, body.toString()]).toEqual([404, 'content of docs/404.html']);
    }
  });

  it('answers 304 to those who have the file already', async () => {
    const { headers } = await get('/docs/guide', { 'accept-encoding': 'br' });
    const again = await get('/docs/guide', { 'accept-encoding': 'br', 'if-none-match': headers.etag! });
    expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await get('/docs/guide', { 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/docs/guide', { 'if-none-match': headers.etag! })).status).toBe(200);
  });

  it.each([
    ['a list', (etag: string) => `"other", ${etag}`],
    ['a weak tag', (etag: string) => `W/${etag}`],
    ['a list of weak tags', (etag: string) => `W/"other",W/${etag}`],
    ['any tag', () => '*'],
  ])('answers 304 to %s', async (_name, header) => {
    const { headers } = await get('/docs/guide');
    expect((await get('/docs/guide', { 'if-none-match': header(headers.etag!) })).status).toBe(304);
    expect((await get('/docs/nope', { 'if-none-match': header(headers.etag!) })).status).toBe(404);
  });

  it('sends the not-found page with status 404, even to those who have it', async () => {
    const { status, headers, body } = await get('/docs/nope');
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      'content of docs/404.html',
    ]);
    // The nearest one, as each language has its own.
    expect((await get('/nope/deep')).body.toString()).toBe('<div data-base="/docs/">content of 404.html</div>');
    expect((await get('/docs/nope', { 'if-none-match': headers.etag! })).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '/docs/..%5c..%5csecret.txt',
  ])('does not leave its folder for %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it.each([
    ['a bad escape', '/%'],
    ['a bad escape on the way out', '/../secret.txt%'],
    ['a zero byte', '/docs/%00'],
    ['a name that is too long', `/${'x'.repeat(5000)}`],
  ])('survives %s', async (_name, path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get('/docs/')).status).toBe(200);
  });

  it('answers HEAD without a body and refuses to write', async () => {
    const head = await get('/docs/guide', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.byteLength]).toEqual([200, '32', 0]);
    expect((await get('/docs/guide', {}, 'POST')).status).toBe(405);
  });

  it('sends the part of a file that is asked for', async () => {
    const whole = await get('/docs/film.mp4');
    expect([whole.status, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
    const part = await get('/docs/film.mp4', { range: 'bytes=8-9' });
    expect([part.status, part.body.toString()]).toEqual([206, 'of']);
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '2',
      'content-range': 'bytes 8-9/24',
      etag: whole.headers.etag,
    });
    const outside = await get('/docs/film.mp4', { range: 'bytes=24-' });
    expect([outside.status, outside.headers['content-range'], outside.body.byteLength]).toEqual([416, 'bytes */24', 0]);
  });

  it('sends all of what is compressed, missing or only asked about', async () => {
    const range = 'bytes=8-9';
    const compressed = await get('/docs/guide', { range, 'accept-encoding': 'br' });
    expect([compressed.status, compressed.headers['accept-ranges']]).toEqual([200, undefined]);
    expect((await get('/docs/none', { range })).status).toBe(404);
    expect((await get('/docs/film.mp4', { range }, 'HEAD')).headers['content-length']).toBe('24');
  });

  it('finds out where the site is, whatever redirects exist', () => {
    expect(home(dir)).toBe('/docs/');
  });

  it('survives a moment without its folder', async () => {
    renameSync(dir, `${dir}.old`);
    for (const path of ['/', '/docs/guide', '/docs/none'])
      expect(await get(path)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    renameSync(`${dir}.old`, dir);
    expect((await get('/docs/guide')).status).toBe(200);
  });
});
