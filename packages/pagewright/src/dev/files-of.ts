import { markdownUrl } from '../kernel/urls/page-address.ts';
import { machineAddresses } from '../pipeline/export/machine-files.ts';
import { staticFiles } from '../pipeline/output/site-files.ts';
import type { ShownParts } from '../pipeline/plugins/shown-parts.ts';
import { builtInAddresses } from '../site/routes/static-files.ts';
import type { Site } from '../site/model.ts';

/** The addresses of what a build would write besides pages. */
export function filesOf(site: Site, { files, pending }: Pick<ShownParts, 'files' | 'pending'>): string[] {
  const { baseUrl } = site.config;
  return [
    ...staticFiles(site.dir).map(({ path }) => site.assetBase + path),
    ...builtInAddresses(baseUrl),
    ...machineAddresses(site),
    ...[...site.routes.values()].map(({ route }) => markdownUrl(route)),
    ...[...files, ...pending].map(({ path }) => baseUrl + path),
    ...site.redirects.map(({ from }) => from),
  ];
}
