// What hosts import as `pagewright/mcp`: the handler, from the bundled Node side.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeSide } from './node-side.mjs';

/** @type {typeof import('../src/mcp/index.ts')} */
const { mcpHandler } = await import(pathToFileURL(join(await nodeSide(), 'mcp.mjs')).href);

export { mcpHandler };
