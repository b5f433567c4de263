// Opens a built web directory in a browser, served by the rules of the native app, and follows a link in it.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

/**
 * The app's own rule: a path whose last segment has no dot gets index.html, another one its file or nothing.
 * @param {string} folder
 */
async function serveAsApp(folder) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, /\.[^/]*$/.test(pathname) ? decodeURIComponent(pathname) : 'index.html');
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, () => done(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, origin: `http://localhost:${address.port}` };
}

/**
 * Starts the app, opens `https://links.example.com/notes/42` as a link, and expects the note on the screen; then reloads the
 * deep address, where the framework's router can start on one.
 * @param {string} folder
 * @param {{ reload: boolean }} options
 */
export async function visitApp(folder, { reload }) {
  const { server, origin } = await serveAsApp(folder);
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${origin}/`);
    await page.waitForFunction(() => Reflect.get(globalThis, 'trispanTest')?.listening('App', 'appUrlOpen'));
    await page.evaluate(() =>
      Reflect.get(globalThis, 'trispanTest').emit('App', 'appUrlOpen', { url: 'https://links.example.com/notes/42' }),
    );
    await page.getByText('Note 42', { exact: true }).and(page.locator('h1, main')).waitFor();
    if (reload) {
      await page.goto(`${origin}/notes/7`);
      await page.getByText('Note 7', { exact: true }).waitFor();
    }
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    await browser.close();
    server.close();
  }
}
