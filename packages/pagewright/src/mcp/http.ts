import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { BuiltSite } from './built-site.ts';
import { loadSdk } from './load-sdk.ts';
import { connectServer } from './server.ts';
import { SetupError } from './setup-error.ts';
import { tools } from './tools.ts';

export interface McpOptions {
  /** The folder with the built website; `dist` unless given. */
  dist?: string;
}

/** Answers one request of a client. If something has already read its body, as Express does, it is in `body`. */
export type McpHandler = (request: IncomingMessage & { body?: unknown }, response: ServerResponse) => Promise<void>;

/** In bytes. No call needs as much. */
const largestBody = 128 * 1024;

/** Answers each request on its own, so that any number of processes can share the work and none has to remember a client. */
export function mcpHandler({ dist = 'dist' }: McpOptions = {}): McpHandler {
  const site = new BuiltSite(resolve(dist));
  return async (request, response) => {
    if (request.method !== 'POST')
      return fail(response, 405, 'This server answers requests, one at a time: use POST.', { allow: 'POST' });
    try {
      const { StreamableHTTPServerTransport } = await loadSdk(
        () => import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
      );
      const transport = new StreamableHTTPServerTransport({
        enableJsonResponse: true,
        maxRequestBodySize: largestBody,
      });
      const server = await connectServer(site, tools, transport);
      // Whoever has gone away does not wait for an answer.
      response.once('close', () => void server.close());
      await transport.handleRequest(request, response, request.body);
    } catch (error) {
      console.error(error instanceof SetupError ? `error: ${error.message}\n  hint: ${error.hint}` : error);
      fail(response, 503, 'The documentation cannot be asked at the moment. The log of the server says why.');
    }
  };
}

function fail(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
