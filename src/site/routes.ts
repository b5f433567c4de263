import { configFile } from './load-config.ts';
import { lineOfPath } from './locate.ts';
import type { Doc, Site, Version } from './model.ts';
import type { Problem } from './problems.ts';
import { builtInAt } from './static-files.ts';

/** Every page by its route. If two pages share one, the first wins. */
export function collectRoutes(
  baseUrl: string,
  versions: Pick<Version, 'docs'>[],
  problems: Problem[],
): Map<string, Doc> {
  const routes = new Map<string, Doc>();
  // `/docs/v1` and `/docs/v1/` are written to the same file.
  const seen = new Map<string, Doc>();
  for (const doc of versions.flatMap((version) => [...version.docs.values()])) {
    const address = doc.route.replace(/\/$/, '');
    const first = seen.get(address);
    const builtIn = builtInAt(baseUrl, address);
    if (builtIn)
      problems.push({
        severity: 'error',
        file: doc.file,
        line: 1,
        message: `the URL ${doc.route} is reserved for a built-in ${builtIn}`,
        hint: 'rename the file or give it a different slug',
      });
    else if (first) problems.push(duplicateRoute(doc, first));
    else {
      seen.set(address, doc);
      routes.set(doc.route, doc);
    }
  }
  return routes;
}

export function duplicateRoute(doc: Doc, first: Doc): Problem {
  return {
    severity: 'warning',
    file: doc.file,
    line: 1,
    message: `duplicate route ${doc.route}: ${first.file} already uses it, so this page is skipped`,
    hint: 'rename one of the files or give it a different slug',
  };
}

/** Normalizes a redirect's source: `/old`, `/old/` and `/old/index.html` are the same. */
export function redirectRoute(from: string): string {
  return from.replace(/(?:\/index\.html)?\/?$/, '');
}

/** A redirect must not collide with a page, a file the build writes or another redirect. */
export function checkRedirects(
  { config, routes }: Pick<Site, 'config' | 'routes'>,
  source: string,
  problems: Problem[],
): void {
  const seen = new Map<string, string>();
  for (const [index, { from }] of config.redirects.entries()) {
    const report = (message: string, hint: string): void => {
      const line = lineOfPath(source, ['redirects', index, 'from']);
      problems.push({ severity: 'error', file: configFile, line, message, hint });
    };
    const route = redirectRoute(from);
    const taken = routes.get(route) ?? routes.get(`${route}/`);
    const other = seen.get(route);
    const builtIn = builtInAt(config.baseUrl, route);
    if (taken || builtIn === 'page')
      report(`the redirect from ${from} hides the page ${taken?.file ?? route}`, 'remove the redirect or the page');
    else if (builtIn === 'file') report(`the redirect from ${from} hides a built-in file`, 'remove the redirect');
    else if (other) report(`the redirects from ${other} and ${from} have the same URL`, 'remove one of them');
    else seen.set(route, from);
  }
}
