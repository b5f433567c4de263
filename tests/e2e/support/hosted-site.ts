import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyBasicSite, replace } from '../../support/fixture-site.ts';
import { finished, printedAddress, spawnPagewright } from '../../support/run-pagewright.ts';
import { type AlgoliaStandIn, startAlgolia } from '../../support/algolia-stand-in.ts';

export interface HostedSite {
  origin: string;
  algolia: AlgoliaStandIn;
  close(): Promise<void>;
}

/** The fixture site, built and served, with a search that a stand-in of Algolia answers. */
export async function serveHostedSite(): Promise<HostedSite> {
  const algolia = await startAlgolia('APP', 'search-key');
  const hosted = `provider: 'algolia', applicationId: 'APP', apiKey: 'search-key', hosts: ['${algolia.url}']`;
  const site = copyBasicSite({ 'site.config.ts': replace("provider: 'local'", hosted) });
  const out = join(dirname(site), 'out');
  const { PAGEWRIGHT_CACHE } = process.env;
  const { code, output } = await finished(spawnPagewright(['build', site, '--out', out], { PAGEWRIGHT_CACHE }));
  if (code !== 0) throw new Error(`The site with a hosted search could not be built: ${output}`);
  const server = spawnPagewright(['serve', '--out', out, '--port', '0'], { PAGEWRIGHT_CACHE });
  return {
    origin: new URL(await printedAddress(server)).origin,
    algolia,
    async close() {
      server.kill();
      await algolia.close();
      rmSync(dirname(site), { recursive: true, force: true });
    },
  };
}
