import type { Problem } from '../../kernel/problems.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { pageAddress } from '../../kernel/urls/page-address.ts';
import type { Site } from '../model.ts';
import { builtInAt } from '../routes/static-files.ts';

/** A page that is a component must not have the address of a doc, of a redirect or of what every site has. */
export function checkPages(
  { dir, config, modules, routes, redirects }: Pick<Site, 'dir' | 'config' | 'modules' | 'routes' | 'redirects'>,
  problems: Problem[],
): void {
  const docs = new Map([...routes.values()].map((doc) => [pageAddress(doc.route), doc.file]));
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  for (const [name, file] of Object.entries(modules.pages)) {
    const address = pageAddress(config.baseUrl + name);
    const doc = docs.get(address);
    const target = moved.get(address);
    const builtIn = builtInAt(config.baseUrl, address);
    const owner =
      (doc && `${doc} has it, too`) ||
      (target && `the redirect to ${target} has it, too`) ||
      (builtIn && `it is reserved for a built-in ${builtIn}`);
    if (owner)
      problems.push({
        severity: 'error',
        file: relativePath(dir, file),
        message: `the URL ${address} of this page is taken: ${owner}`,
        hint: 'rename this file, or change the other address',
      });
  }
}
