import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeText } from '../kernel/text/html.ts';
import { SiteError } from '../kernel/problems.ts';
import { editEvents } from '../contract/edit-events.ts';
import { normalizePath } from '../kernel/urls/paths.ts';
import { contentType } from '../serve/content-type.ts';
import { findFile, pathOf, sendFile } from '../serve/static-server.ts';
import type { DevPages } from './dev-pages.ts';
import { generatedFile } from './generated-file.ts';

const htmlType = contentType('index.html');

/** Answers what Vite does not: pages, payloads, shells, redirects, generated files such as the sitemap, and static/. */
export async function devHandler(pages: DevPages, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Vite has stripped the base path from `url`.
  const { originalUrl = '/' } = request as { originalUrl?: string };
  const path = pathOf(originalUrl);
  const base = pages.baseUrl;
  const root = pages.site.assetBase;
  const reply = (status: number, type: string, body: string | Uint8Array): void =>
    void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  const page = ({ status, html }: { status: number; html: string }): void => reply(status, htmlType, html);
  try {
    const generated = generatedFile(pages.site, pages.bars, pages.plugins.files, path);
    if (generated) return reply(200, generated.type, generated.body);
    if (path === '/' && root !== '/') return void response.writeHead(302, { location: root }).end();
    if (!`${path}/`.startsWith(root)) return page(await pages.html(path));
    const shell = await pages.shell(originalUrl);
    if (shell) return reply(200, 'text/x-component', shell);
    const index = await pages.searchFile(path.slice(root.length));
    if (index) return reply(200, 'application/json', index);
    if (path.endsWith('/index.rsc')) {
      const payload = await pages.payload(normalizePath(path.slice(0, -'index.rsc'.length), base));
      return payload ? reply(200, 'text/x-component', payload) : reply(404, 'text/plain', 'No such page');
    }
    const file = findFile(pages.staticDir, path.slice(root.length - 1));
    if (file) return sendFile(request, response, file, 200, 'no-cache');
    const markdown = await pages.markdown(path);
    if (markdown !== undefined) return reply(200, contentType(path), markdown);
    page(await pages.html(normalizePath(path, base)));
  } catch (error) {
    console.error(error instanceof SiteError ? error.message : error);
    const message = error instanceof Error ? error.message : String(error);
    // Shown by the open page above its previous content.
    if (path.endsWith('/index.rsc')) reply(500, 'text/plain; charset=utf-8', message);
    else reply(500, htmlType, errorPage(root, message));
  }
}

/** Shown instead of a page with an error; reloads once an edit has fixed it. */
function errorPage(base: string, message: string): string {
  const script = `import { createHotContext } from '${base}@vite/client'; createHotContext('/error-page').on('${editEvents.update}', () => location.reload());`;
  return `<!DOCTYPE html><title>Error</title><script type="module">${script}</script><h1>This page could not be built</h1><pre>${escapeText(message)}</pre><p>It reloads as soon as you save a fix.</p>`;
}
