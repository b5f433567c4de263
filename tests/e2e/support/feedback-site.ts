import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FeedbackEndpoint, startFeedbackEndpoint } from '../../support/feedback-endpoint.ts';
import { copyBasicSite, withPlugins } from '../../support/fixture-site.ts';
import { finished, printedAddress, spawnPagewright } from '../../support/run-pagewright.ts';

export interface FeedbackSite {
  origin: string;
  endpoint: FeedbackEndpoint;
  close(): Promise<void>;
}

/** The fixture site, which asks its readers whether pages were helpful. */
export async function serveFeedbackSite(): Promise<FeedbackSite> {
  const endpoint = await startFeedbackEndpoint();
  const site = copyBasicSite({ 'site.config.ts': withPlugins(`feedback({ endpoint: '${endpoint.url}' })`) });
  const out = join(dirname(site), 'out');
  const { PAGEWRIGHT_CACHE } = process.env;
  const { code, output } = await finished(spawnPagewright(['build', site, '--out', out], { PAGEWRIGHT_CACHE }));
  if (code !== 0) throw new Error(`The site with feedback could not be built: ${output}`);
  const server = spawnPagewright(['serve', '--out', out, '--port', '0'], { PAGEWRIGHT_CACHE });
  return {
    origin: new URL(await printedAddress(server)).origin,
    endpoint,
    async close() {
      server.kill();
      await endpoint.close();
      rmSync(dirname(site), { recursive: true, force: true });
    },
  };
}
