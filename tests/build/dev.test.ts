import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { editsPath } from '../../packages/pagewright/src/contract/edit-events.ts';
import { siteCache } from '../../packages/pagewright/src/pipeline/cache/site-cache.ts';
import { changeSite, copyBasicSite, replace } from '../support/fixture-site.ts';
import { engineRoot, finished, printedAddress, startPagewright, testCache } from '../support/run-pagewright.ts';

/** Opens the connection through which an open page receives edits, and waits for the first message. */
async function listenForEdits(address: string): Promise<string> {
  const response = await fetch(new URL(editsPath, address));
  const { value } = await response.body!.getReader().read();
  return new TextDecoder().decode(value);
}

// On Windows, Ctrl+C is the only signal that a process can hear, and it cannot be sent to one.
it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'the development server ends on %s while a page is open',
  async (signal) => {
    const server = await startPagewright('dev', copyBasicSite(), '--port', '0');
    onTestFinished(() => void server.kill('SIGKILL'));
    const run = finished(server);
    const address = await printedAddress(server);
    expect(await listenForEdits(address)).toMatch(/^data: \{"edit":\d+,/);
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

it('the development server keeps what it has compiled, and uses it the next time', async () => {
  const site = copyBasicSite();
  const pages: string[] = [];
  for (let start = 0; start < 2; start++) {
    const server = await startPagewright('dev', site, '--port', '0');
    const run = finished(server);
    pages.push(await (await fetch(await printedAddress(server))).text());
    server.kill('SIGKILL');
    await run;
  }
  expect(pages[1]).toBe(pages[0]);
  const kept = readdirSync(siteCache({ cache: testCache(), root: engineRoot }, site)).filter((name) =>
    name.endsWith('.page.json'),
  );
  expect(kept).toHaveLength(1);
});

it('the development server says that its port is taken before it reads the site', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const site = copyBasicSite({ 'site.config.ts': () => 'this is no configuration' });
  const { code, output } = await finished(await startPagewright('dev', site, '--port', String(port)));
  expect(output).toBe(`error: port ${port} is already in use\n  hint: choose another one with --port\n`);
  expect(code).toBe(1);
  expect(existsSync(siteCache({ cache: testCache(), root: engineRoot }, site))).toBe(false);
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
