// A client of `pagewright mcp`, as an agent has one.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';

const command = join(dirname(fileURLToPath(import.meta.url)), '../../packages/pagewright/bin/pagewright.mjs');

/**
 * Starts a server for a built site and calls `use` with `{ ask, pid }`. What the server complains about comes through.
 *
 * @param environment Variables besides those that every process here has.
 */
export async function withAgent(dist, use, environment = {}) {
  const env = { ...process.env, ...environment };
  const transport = new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', dist], env });
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(transport);
  const ask = async (name, given) => {
    const { content, isError } = CallToolResultSchema.parse(await client.callTool({ name, arguments: given }));
    const text = content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');
    if (isError) throw new Error(`${name} ${JSON.stringify(given)}: ${text}`);
    return text;
  };
  try {
    return await use({ ask, pid: transport.pid });
  } finally {
    await client.close();
  }
}
