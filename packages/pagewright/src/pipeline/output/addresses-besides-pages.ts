import { markdownUrl } from '../../kernel/urls/page-address.ts';
import type { Site } from '../../site/model.ts';
import { builtInAddresses } from '../../site/routes/static-files.ts';
import type { BuiltSite } from '../build-pages.ts';
import { machineAddresses } from '../export/machine-files.ts';

/** What links may lead to besides pages, in all languages. @param shared Paths of files that all of them have. */
export function addressesBesidesPages(
  { assetBase }: Pick<Site, 'assetBase'>,
  sites: Pick<BuiltSite, 'site' | 'tasks' | 'files'>[],
  shared: string[],
): Set<string> {
  return new Set([
    ...shared.map((path) => assetBase + path),
    ...sites.flatMap(({ site, tasks, files }) => {
      const { baseUrl } = site.config;
      return [
        ...builtInAddresses(baseUrl),
        ...machineAddresses(site),
        ...tasks.flatMap((task) => (task.markdown ? [markdownUrl(task.input.meta.path)] : [])),
        ...files.map(({ path }) => baseUrl + path),
      ];
    }),
  ]);
}
