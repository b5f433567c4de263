import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyBasicSite, replace } from '../../support/fixture-site.ts';
import { type AlgoliaStandIn, startAlgolia } from '../../support/algolia-stand-in.ts';

export interface HostedSite {
  url: string;
  algolia: AlgoliaStandIn;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

/** The fixture site, built and served, with a search that a stand-in of Algolia answers. */
export async function serveHostedSite(): Promise<HostedSite> {
  const algolia = await startAlgolia('APP', 'search-key');
  const hosted = `provider: 'algolia', applicationId: 'APP', apiKey: 'search-key', hosts: ['${algolia.url}']`;
  const site = copyBasicSite({ 'site.config.ts': replace("provider: 'local'", hosted) });
  const out = join(dirname(site), 'out');
  const build = docs('build', site, '--out', out);
  const [code] = (await once(build, 'close')) as [number];
  if (code !== 0) throw new Error('The site with a hosted search could not be built');
  const server = docs('serve', '--out', out, '--port', '0');
  return {
    url: await printedAddress(server),
    algolia,
    async close() {
      server.kill();
      await algolia.close();
      rmSync(dirname(site), { recursive: true, force: true });
    },
  };
}

/** Without the test runner's environment: it would make React choose another build. */
function docs(...args: string[]): ChildProcess {
  const { PATH, HOME, DOCS_ENGINE_CACHE } = process.env;
  return spawn(process.execPath, [join(root, 'bin/docs.mjs'), ...args], {
    cwd: root,
    env: { PATH, HOME, ...(DOCS_ENGINE_CACHE && { DOCS_ENGINE_CACHE }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function printedAddress(server: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of server.stdout!) {
    printed += String(chunk);
    const address = /http:\/\/localhost:\d+/.exec(printed);
    if (address) return address[0];
  }
  throw new Error(`The server did not start: ${printed}`);
}
