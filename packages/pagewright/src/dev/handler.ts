import type { IncomingMessage, ServerResponse } from 'node:http';
import { editsPath } from '../contract/edit-events.ts';
import { escapeText } from '../kernel/text/html.ts';
import { SiteError } from '../kernel/problems.ts';
import { normalizePath, pathOfPayload, payloadEnding } from '../kernel/urls/paths.ts';
import { contentType } from '../kernel/files/content-type.ts';
import { findFile, pathOf } from '../serve/find-file.ts';
import { sendFile } from '../serve/send-file.ts';
import type { DevPages } from './dev-pages.ts';
import { generatedFile } from './generated-file.ts';

const htmlType = contentType('index.html');
const payloadType = contentType(payloadEnding);

/** Answers all that open pages ask for: pages, payloads, shells, redirects, generated files such as the sitemap, and static/. */
export async function devHandler(
  pages: DevPages,
  edit: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/' } = request;
  const path = pathOf(url);
  const pathOfContent = pathOfPayload(path);
  const base = pages.baseUrl;
  const root = pages.site.assetBase;
  const reply = (status: number, type: string, body: string | Uint8Array): void =>
    void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  const page = ({ status, html }: { status: number; html: string }): void => {
    for (const [name, value] of Object.entries(pages.headers)) response.setHeader(name, value);
    reply(status, htmlType, html);
  };
  try {
    const generated = generatedFile(pages.site, pages.bars, pages.plugins, path);
    if (generated) return reply(200, generated.type, await generated.body);
    if (path === '/' && root !== '/') return void response.writeHead(302, { location: root }).end();
    if (!`${path}/`.startsWith(root)) return page(await pages.html(path));
    const shell = await pages.shell(url);
    if (shell) return reply(200, payloadType, shell);
    const index = await pages.searchFile(path.slice(root.length));
    if (index) return reply(200, 'application/json', index);
    if (pathOfContent !== undefined) {
      const payload = await pages.payload(normalizePath(pathOfContent, base));
      return payload ? reply(200, payloadType, payload) : reply(404, 'text/plain', 'No such page');
    }
    const below = path.slice(root.length - 1);
    const [file] = pages.fileDirs.flatMap((dir) => findFile(dir, below) ?? []);
    if (file) return sendFile(request, response, file, 200);
    const markdown = await pages.markdown(path);
    if (markdown !== undefined) return reply(200, contentType(path), markdown);
    const route = normalizePath(path, base);
    if (pages.isAboutChanges(route)) return reply(404, htmlType, noComparison);
    page(await pages.html(route));
  } catch (error) {
    console.error(error instanceof SiteError ? error.message : error);
    const message = error instanceof Error ? error.message : String(error);
    // Shown by the open page above its previous content.
    if (pathOfContent !== undefined) reply(500, 'text/plain; charset=utf-8', message);
    else sendErrorPage(response, edit, message);
  }
}

/** Shown where a build says what has changed since another version: that takes all pages of both. */
const noComparison = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Not in development</title>
<h1>Versions are compared by a build</h1>
<p>The development server makes each page when it is asked for, and a comparison needs all pages of two versions.
Run <code>pagewright build</code> and <code>pagewright serve</code> to see this page.</p>`;

/** Shown instead of a page with an error, or of a site with one; reloads once an edit may have fixed it. */
export function sendErrorPage(response: ServerResponse, edit: number, message: string): void {
  const script = `new EventSource('${editsPath}').onmessage = ({ data }) => JSON.parse(data).edit === ${edit} || location.reload();`;
  const head = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Error</title><script>${script}</script>`;
  const body = `<h1>This page could not be built</h1><pre>${escapeText(message)}</pre><p>It reloads as soon as you save a fix.</p>`;
  response.writeHead(500, { 'content-type': htmlType, 'cache-control': 'no-store' }).end(head + body);
}
