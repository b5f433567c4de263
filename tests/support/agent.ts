import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { copyBasicSite, temporaryFolder, withPlugins } from './fixture-site.ts';
import { root, runPagewright, sharedCache } from './run-pagewright.ts';

/** A built site whose two versions declare an API, and with a page that is too long for one answer. */
export async function buildSiteForAgents(): Promise<string> {
  const paragraph = 'Every line of this paragraph is about the same lamp.\n\n';
  const site = copyBasicSite({
    'site.config.ts': withPlugins("apiReference({ scope: '@scope', platforms: ['ios', 'android', 'web'] })"),
    'content/v2/guide/lamp.mdx':
      '---\ntitle: Lamp\ndescription: How to switch a lamp, with all that it can do.\n---\n\n## Reference\n\n<ApiReference name="lamp" />\n',
    'content/v2/guide/long.mdx': `---\ntitle: Long page\ndescription: A page that goes on for longer than anybody reads at once.\n---\n\n## First part\n\n${paragraph.repeat(300)}\n\n## Second part\n\nThe end of it.\n`,
  });
  for (const version of ['v1', 'v2'])
    cpSync(join(root, 'tests/fixtures/lamp/reference', version), join(site, 'reference', version), { recursive: true });
  const out = join(temporaryFolder(), 'dist');
  const { code, output } = await runPagewright('build', site, '--out', out);
  if (code !== 0) throw new Error(output);
  return out;
}

export interface Agent {
  client: Client;
  /** Calls a tool and returns its answer, after `error: ` if it failed. */
  ask(name: string, given?: Record<string, unknown>, signal?: AbortSignal): Promise<string>;
}

export async function connectAgent(transport: Transport): Promise<Agent> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    async ask(name, given = {}, signal) {
      const result = await client.callTool({ name, arguments: given }, CallToolResultSchema, signal ? { signal } : {});
      const { content, isError } = CallToolResultSchema.parse(result);
      const texts = content.map((one) => (one.type === 'text' ? one.text : one.type));
      return `${isError ? 'error: ' : ''}${texts.join('\n')}`;
    },
  };
}

/** Starts the command as an agent does. `log` collects what the command says besides the protocol. */
export function startMcp(dist: string, environment: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(root, 'packages/pagewright/bin/pagewright.mjs'), 'mcp', dist],
    env: { PATH, HOME, PAGEWRIGHT_CACHE: sharedCache(), ...environment },
    stderr: 'pipe',
  });
  const log: string[] = [];
  transport.stderr?.on('data', (chunk: Buffer) => log.push(String(chunk)));
  return { transport, log };
}
