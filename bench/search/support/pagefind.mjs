// Pagefind on the same pages: indexed with its Node API, queried with its own script in Chromium.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

const origin = 'http://localhost';

/** Writes one index per version, each into a folder with its name. */
export async function writePagefind(versions, folder) {
  for (const [version, { pages }] of versions) {
    const { index, errors } = await createIndex({ rootSelector: 'article' });
    failOn(errors);
    if (!index) throw new Error(`Pagefind created no index for ${version}.`);
    for (const { path, html } of pages.values())
      failOn((await index.addHTMLFile({ url: `/${path}`, content: html })).errors);
    failOn((await index.writeFiles({ outputPath: join(folder, version) })).errors);
  }
  await close();
}

function failOn(errors) {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
}

/** @returns a function that answers a query in a version with `{ path }` per page, best first. */
export async function openPagefind(browser, folder) {
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Pagefind</title>' });
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(join(folder, path)) });
  });
  await page.goto(`${origin}/`);
  return async (query, version) => {
    const urls = await page.evaluate(
      async ([script, text]) => {
        const pagefind = await import(script);
        await pagefind.init();
        const { results } = await pagefind.search(text);
        const best = await Promise.all(results.slice(0, 10).map((result) => result.data()));
        return best.map((found) => found.raw_url ?? found.url);
      },
      [`/${version}/pagefind.js`, query],
    );
    return urls.map((url) => ({ path: url.replace(/^\//, '') }));
  };
}
