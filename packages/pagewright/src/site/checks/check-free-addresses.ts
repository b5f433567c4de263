import { relativePath } from '../../kernel/files/relative-path.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { markdownUrl, pageAddress } from '../../kernel/urls/page-address.ts';
import type { Problem } from '../../kernel/problems.ts';
import { configFile } from '../config/config-file.ts';
import { hasStatic } from '../has-static.ts';
import type { Site } from '../model.ts';

/** Nothing else may have the address of a page that the engine makes. */
export function checkFreeAddresses(
  site: Site,
  routes: string[],
  source: string,
  problems: Problem[],
  { what, hint }: { what: string; hint: string },
): void {
  const { baseUrl } = site.config;
  const docs = new Map([...site.routes.values()].map((doc) => [pageAddress(doc.route), doc]));
  const report = (file: string, route: string, line?: number): void =>
    void problems.push({
      severity: 'error',
      file,
      ...(line && { line }),
      message: `the URL ${route} is taken: ${what} has it, too`,
      hint,
    });
  for (const route of routes) {
    const doc = docs.get(route);
    if (doc) report(doc.file, route, doc.slugLine ?? 1);
    site.redirects.forEach(({ from }, index) => {
      if (from === route) report(configFile, route, lineOfPath(source, ['redirects', index, 'from']));
    });
    const path = route.slice(baseUrl.length);
    const page = site.modules.pages[path];
    if (page) report(relativePath(site.dir, page), route);
    const file = [path, `${path}/index.html`, markdownUrl(path)].find((name) => hasStatic(site, name));
    if (file) report(`static/${file}`, route);
  }
}
