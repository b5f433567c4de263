import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import { notFoundFile } from '../contract/built-in-pages.ts';
import { acceptsMarkdown } from './accepts-markdown.ts';
import { findFile, findMarkdown, pathOf } from './find-file.ts';
import { HeaderRules } from './headers-file.ts';
import { sendFile } from './send-file.ts';

/** Serves a built website as a good static host would. */
export function staticHandler(dir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const rules = new HeaderRules(dir);
  return (request, response) => {
    try {
      answer(dir, rules, request, response);
    } catch (error) {
      // A build is swapping in a new folder, or somebody deleted it.
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isMissing) console.error(error);
      response.writeHead(isMissing ? 503 : 500, {
        'content-type': 'text/plain',
        ...(isMissing && { 'retry-after': '1' }),
      });
      response.end(
        isMissing ? `There is no built website in ${dir} at the moment.\n` : 'This file could not be read.\n',
      );
    }
  };
}

function answer(dir: string, rules: HeaderRules, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  const asked = pathOf(request.url ?? '/');
  const page = findFile(dir, asked);
  const markdown = page?.endsWith('.html') ? findMarkdown(dir, asked) : undefined;
  // One address has two forms: what keeps answers must not give one to who wants the other.
  if (markdown !== undefined) response.setHeader('vary', 'accept');
  const isMarkdown = markdown !== undefined && acceptsMarkdown(request.headers.accept);
  const path = isMarkdown ? markdown : asked;
  const file = isMarkdown ? join(dir, markdown) : page;
  for (const [name, value] of rules.for(path)) response.setHeader(name, value);
  // What is missing today may be there tomorrow, whatever the rules say of its address.
  if (!file) response.setHeader('cache-control', 'no-cache');
  sendFile(request, response, file ?? notFoundPage(dir, path), file ? 200 : 404);
}

/** The one in the nearest folder above: each language of a site has its own. */
function notFoundPage(dir: string, path: string): string {
  const isTop = ['/', '.'].includes(path);
  const page = isTop ? join(dir, notFoundFile) : findFile(dir, join(path, notFoundFile));
  return page ?? notFoundPage(dir, posix.dirname(path));
}

/** The URL of the landing page: every page contains the base path that the site was built for. */
export function home(dir: string): string {
  return /\bdata-base="([^"]*)"/.exec(readFileSync(join(dir, notFoundFile), 'utf8'))?.[1] ?? '/';
}
