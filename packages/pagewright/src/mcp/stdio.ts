import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { BuiltSite } from './built-site.ts';
import { loadSdk } from './load-sdk.ts';
import { connectServer } from './server.ts';
import { tools } from './tools.ts';

/** Serves the website in a folder on standard input and output until the client hangs up, or `stopped` resolves. */
export async function serveStdio(dir: string, stopped: Promise<void>): Promise<void> {
  const site = new BuiltSite(dir);
  // Fails before anything is answered if the folder is none of ours.
  void site.description;
  const { StdioServerTransport } = await loadSdk(() => import('@modelcontextprotocol/sdk/server/stdio.js'));
  // A client that is gone reads no more answers.
  process.stdout.on('error', () => process.exit(0));
  const ended = once(process.stdin, 'end');
  const transport = new StdioServerTransport();
  // What is not of the protocol has nobody to be answered to.
  transport.onerror = ({ message }) => console.error(`warning: a message was not understood: ${message}`);
  const server = await connectServer(site, tools, transport);
  const isStopped = await Promise.race([stopped.then(() => true), ended.then(() => false)]);
  // What has been asked before the end is answered.
  if (!isStopped) {
    await setImmediate();
    await server.idle();
    await setImmediate();
  }
  await server.close();
}
