import { existsSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyBasicSite, temporaryFolder } from '../support/fixture-site.ts';
import { finished, printedAddress, runPagewright, startPagewright } from '../support/run-pagewright.ts';

describe('the command line', () => {
  it('explains itself', async () => {
    const { code, output } = await runPagewright('--help');
    expect(code).toBe(0);
    for (const word of [
      'Usage: pagewright <command>',
      'dev',
      'build',
      'serve',
      'check',
      '--out',
      '--port',
      '--strict',
      '--help',
    ])
      expect(output).toContain(word);
  });

  it('explains one command', async () => {
    const { code, output } = await runPagewright('serve', '--help');
    expect(code).toBe(0);
    expect(output).toContain('Usage: pagewright serve');
    expect(output).not.toContain('edits appear without a reload');
  });

  it.each([
    [[], 'No command given.'],
    [['deploy'], 'Unknown command "deploy".'],
    [['toString'], 'Unknown command "toString".'],
    [['build', '--fast'], "Unknown option '--fast'"],
    [['check', '--strict'], 'The command check does not take --strict, only --external, --freshness, --help.'],
    [['build', 'site', 'other'], 'Unexpected arguments: other'],
    [
      ['serve', 'dist'],
      'dist is not a site folder. To serve the website built there, run: pagewright serve --out dist',
    ],
    [['serve', '--port', 'http'], 'Invalid --port "http": expected a number from 0 to 65535.'],
  ])('does not understand %j', async (args, message) => {
    const { code, output } = await runPagewright(...args);
    expect(code).toBe(2);
    expect(output).toContain(message);
    expect(output).toContain('Usage: pagewright');
  });

  it('does not delete a folder that holds something else than a website', async () => {
    const out = temporaryFolder();
    writeFileSync(join(out, 'thesis.txt'), '');
    const { code, output } = await runPagewright('build', copyBasicSite(), '--out', out);
    expect(code).toBe(1);
    expect(output).toBe(
      `error: cannot write the website to ${out}: it contains files that are not a built website, and the build would delete them\n  hint: choose another --out\n`,
    );
    expect(readdirSync(out)).toEqual(['thesis.txt']);
  });

  it('does not build into a folder that the site is built from', async () => {
    const site = copyBasicSite();
    const out = join(site, 'static/website');
    const { code, output } = await runPagewright('build', site, '--out', out);
    expect(code).toBe(1);
    expect(output).toBe(
      `error: cannot write the website to ${out}: the site is built from what is in static/\n  hint: choose another --out\n`,
    );
    expect(existsSync(out)).toBe(false);
  });

  it('says at once that it cannot write a website below a file', async () => {
    const file = join(temporaryFolder(), 'notes.txt');
    writeFileSync(file, '');
    const { code, output } = await runPagewright('build', copyBasicSite(), '--out', join(file, 'deep/out'));
    expect(output).toMatch(
      /^error: cannot write the website to .*notes\.txt\/deep\/out: ENOTDIR: not a directory\n {2}hint: part of this path is a file; choose another --out\n$/,
    );
    expect(code).toBe(1);
  });

  it('wants a built website to serve', async () => {
    const { code, output } = await runPagewright('serve', '--out', join(temporaryFolder(), 'nothing'));
    expect(code).toBe(1);
    expect(output).toMatch(/^error: there is no built website in .*nothing\n {2}hint: run the build command first\n$/);
  });
});

it.each(['content', '.'])('the development server refuses an --out that would hide edits: %s', async (folder) => {
  const site = copyBasicSite();
  const server = await startPagewright('dev', site, '--port', '0', '--out', join(site, folder));
  onTestFinished(() => void server.kill('SIGKILL'));
  const { code, output } = await finished(server);
  expect(code).toBe(1);
  expect(output).toMatch(/^error: cannot write the website to .*\n {2}hint: choose another --out\n$/);
});

describe('one site', () => {
  const site = copyBasicSite();
  const out = join(temporaryFolder(), 'dist');

  it('is checked without writing', async () => {
    const files = readdirSync(site, { recursive: true });
    const { code, output } = await runPagewright('check', site);
    expect(code).toBe(0);
    expect(output).toMatch(/^Checked 9 pages.*: no problems\.\n$/);
    expect(readdirSync(site, { recursive: true })).toEqual(files);
  });

  it('is built, with a report', async () => {
    const { code, output } = await runPagewright('build', site, '--out', out);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Built 9 pages \(7 documents in 2 versions\) into .*dist\/\n {2}rebuilt {2}\d+ compiled, \d+ rendered; the rest is from the cache\n {2}kept {5}2 versions in which nothing has changed\n {2}warnings 0\n {2}sizes {4}boot script [\d.]+ kB, stylesheet [\d.]+ kB, application [\d.]+ kB \(brotli\)\n.*\n {2}time {5}[\d.]+ s/,
    );
  });

  it('is built where a symlink points', async () => {
    const link = join(temporaryFolder(), 'link');
    symlinkSync(out, link);
    const { code } = await runPagewright('build', site, '--out', link);
    expect(code).toBe(0);
    expect(readlinkSync(link)).toBe(out);
    expect(existsSync(join(out, '404.html'))).toBe(true);
  });

  it('is served until the server is told to stop', async () => {
    const server = await startPagewright('serve', site, '--out', out, '--port', '0');
    const address = await printedAddress(server);
    expect(address).toMatch(/^http:\/\/localhost:\d+\/docs\/$/);
    const page = await fetch(`${address}guide`);
    expect([page.status, page.headers.get('content-encoding') !== null]).toEqual([200, true]);
    expect(await page.text()).toContain('Text of the guide.');
    expect((await fetch(`${address}nope`)).status).toBe(404);
    const second = await runPagewright('serve', '--out', out, '--port', new URL(address).port);
    expect(second).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^error: port \d+ is already in use\n {2}hint: choose another one with --port\n$/),
    });
    // Nobody else in the network gets an answer.
    const elsewhere = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address: name } of elsewhere.filter(({ family, internal }) => family === 'IPv4' && !internal))
      await expect(fetch(`http://${name}:${new URL(address).port}/docs/`)).rejects.toThrow('fetch failed');
    server.kill('SIGTERM');
    // Windows ends it without telling it.
    if (process.platform !== 'win32') expect(await finished(server)).toMatchObject({ code: 0 });
  });

  it.skipIf(process.platform === 'win32')('is sent to the end when the server is told to stop', async () => {
    // More than connections hold back by themselves.
    const size = 32 * 1024 * 1024;
    writeFileSync(join(out, 'docs/film.mp4'), Buffer.alloc(size));
    const server = await startPagewright('serve', '--out', out, '--port', '0');
    const address = await printedAddress(server);
    const film = await fetch(`${address}film.mp4`);
    server.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(address).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    expect((await film.arrayBuffer()).byteLength).toBe(size);
    expect(await finished(server)).toMatchObject({ code: 0 });
  });
});
