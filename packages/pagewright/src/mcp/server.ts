import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { SiteDescription } from '../contract/site-description.ts';
import type { BuiltSite } from './built-site.ts';
import { callTool } from './call-tool.ts';
import { loadSdk } from './load-sdk.ts';
import { type Tool, describeTool } from './tool.ts';

export interface RunningServer {
  /** Resolves once all calls so far are answered. */
  idle(): Promise<void>;
  /** Cancels what is running. */
  close(): Promise<void>;
}

/** Answers on a transport with the tools of a site. */
export async function connectServer(site: BuiltSite, tools: Tool[], transport: Transport): Promise<RunningServer> {
  const { description } = site;
  const [{ McpServer }, { CallToolRequestSchema, ListToolsRequestSchema }] = await loadSdk(() =>
    Promise.all([import('@modelcontextprotocol/sdk/server/mcp.js'), import('@modelcontextprotocol/sdk/types.js')]),
  );
  const mcp = new McpServer(
    { name: 'pagewright', title: description.title, version: description.engine },
    { capabilities: { tools: {} }, instructions: instructionsFor(description) },
  );
  const running = new Set<Promise<unknown>>();
  // Its own registration of tools wants schemas of zod, which we would use for nothing else.
  const { server } = mcp;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const call = callTool(tools, params.name, params.arguments ?? {}, { site, signal });
    const done: Promise<unknown> = call.catch(() => undefined).finally(() => running.delete(done));
    running.add(done);
    return call;
  });
  await mcp.connect(transport);
  return {
    async idle() {
      await Promise.all(running);
    },
    close: () => mcp.close(),
  };
}

function instructionsFor({ title, tagline, languages }: SiteDescription): string {
  const labels = languages[0]!.versions.map(({ label }) => label).join(', ');
  return `${title}: ${tagline}. Documented versions: ${labels}. Begin with search, then read the pages or sections it finds with read_page.`;
}
