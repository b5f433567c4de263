import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { siteCache } from '../../packages/pagewright/src/pipeline/build.ts';
import { changeSite, copyBasicSite, replace } from '../support/fixture-site.ts';
import { finished, printedAddress, startPagewright, testCache } from '../support/run-pagewright.ts';

/** Opens the connection through which an open page receives edits. */
function openWebSocket(address: string): Promise<void> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    'sec-websocket-version': '13',
    'sec-websocket-protocol': 'vite-hmr',
  };
  return new Promise((resolve, reject) =>
    request(address, { headers })
      .on('upgrade', (_response, socket) => {
        // The server may end it abruptly.
        socket.on('error', () => {});
        resolve();
      })
      .on('response', ({ statusCode }) => reject(new Error(`no upgrade but ${statusCode}`)))
      .on('error', reject)
      .end(),
  );
}

// On Windows, Ctrl+C is the only signal that a process can hear, and it cannot be sent to one.
it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'the development server ends on %s while a page is open',
  async (signal) => {
    const server = await startPagewright('dev', copyBasicSite(), '--port', '0');
    onTestFinished(() => void server.kill('SIGKILL'));
    const run = finished(server);
    const address = await printedAddress(server);
    await openWebSocket(address);
    server.kill(signal);
    expect(await run).toMatchObject({ code: 0, signal: null });
  },
);

it('the development server answers above the base path as a published site does', async () => {
  const server = await startPagewright('dev', copyBasicSite(), '--port', '0');
  onTestFinished(() => void server.kill('SIGKILL'));
  const address = await printedAddress(server);
  const root = await fetch(new URL('/', address), { redirect: 'manual' });
  expect([root.status, root.headers.get('location')]).toEqual([302, '/docs/']);
  const missing = await fetch(new URL('/nothing-here', address));
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<h1');
});

it('the development server keeps the packages it prepares for browsers in the cache, without those of tests', async () => {
  const site = copyBasicSite();
  const server = await startPagewright('dev', site, '--port', '0');
  onTestFinished(() => void server.kill('SIGKILL'));
  const entry = await fetch(new URL('src/entries/browser.tsx', await printedAddress(server)));
  const [, react] = /from "([^"]*\/deps\/react\.js[^"]*)"/.exec(await entry.text())!;
  expect((await fetch(new URL(react!, entry.url))).status).toBe(200);
  const list = join(siteCache({ cache: testCache() }, site), 'vite/deps/_metadata.json');
  const { optimized } = JSON.parse(readFileSync(list, 'utf8')) as { optimized: Record<string, unknown> };
  expect(Object.keys(optimized)).toContain('react');
  expect(Object.keys(optimized)).not.toContain('vitest');
});

it('the development server starts once the errors it has found are fixed', async () => {
  const page = 'content/v2/only-new.mdx';
  const site = copyBasicSite({ [page]: replace('title:', 'titel:') });
  const server = await startPagewright('dev', site, '--port', '0');
  onTestFinished(() => void server.kill('SIGKILL'));
  const address = printedAddress(server);
  const [printed] = (await Promise.race([once(server.stderr!, 'data'), address])) as [Buffer];
  expect(String(printed)).toContain('error: content/v2/only-new.mdx:2: unknown field "titel"');
  expect(String(printed)).toContain('\n\nThe server starts once this is fixed: 2 errors.\n');
  changeSite(site, { [page]: replace('titel:', 'title:') });
  expect((await fetch(await address)).status).toBe(200);
});

it('the development server shows drafts, and their tags', async () => {
  const draft = '---\ntitle: Unfinished\ndraft: true\ntags: [Later]\n---\n\nText.\n';
  const server = await startPagewright('dev', copyBasicSite({ 'content/v2/draft.mdx': draft }), '--port', '0');
  onTestFinished(() => void server.kill('SIGKILL'));
  const address = await printedAddress(server);
  const html = async (path: string): Promise<string> => (await fetch(new URL(path, address))).text();
  expect(await html('draft')).toContain('It is not part of builds.');
  expect(await html('tags/later')).toMatch(/<h1>Pages tagged “Later”<\/h1>[^]*href="\/docs\/draft"/);
});
