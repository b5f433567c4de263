import type { Doc, Site, Version } from '../model.ts';
import { pageAddress } from '../../kernel/urls/page-address.ts';
import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import { builtInAt } from './static-files.ts';

/** Every page by its route. If two pages share one, a page without a slug wins, or else the first. */
export function collectRoutes(
  baseUrl: string,
  versions: Pick<Version, 'docs'>[],
  problems: Problem[],
): Map<string, Doc> {
  const routes = new Map<string, Doc>();
  const seen = new Map<string, Doc>();
  for (const doc of versions.flatMap((version) => [...version.docs.values()])) {
    const address = pageAddress(doc.route);
    const other = seen.get(address);
    const builtIn = builtInAt(baseUrl, address);
    if (builtIn)
      problems.push({
        severity: 'error',
        file: doc.file,
        line: doc.slugLine ?? 1,
        message: `the URL ${doc.route} is reserved for a built-in ${builtIn}`,
        hint: 'rename the file or give it a different slug',
      });
    else {
      const [kept, skipped] = other && (doc.slugLine || !other.slugLine) ? [other, doc] : [doc, other];
      if (skipped) {
        problems.push(duplicateRoute(skipped, kept));
        routes.delete(skipped.route);
      }
      seen.set(address, kept);
      routes.set(kept.route, kept);
    }
  }
  return routes;
}

/** The docs of a version that are built: if two share a route, only one is. */
export function builtDocs({ routes }: Pick<Site, 'routes'>, version: Pick<Version, 'docs'>): Doc[] {
  return [...version.docs.values()].filter((doc) => routes.get(doc.route) === doc);
}

/** Of those, what sitemap, search and lists of pages may name. */
export function listedDocs(site: Pick<Site, 'routes'>, version: Pick<Version, 'docs'>): Doc[] {
  return builtDocs(site, version).filter(({ front }) => !front.unlisted);
}

export function duplicateRoute(doc: Doc, kept: Doc): Problem {
  return ruleProblem('duplicate-route', {
    file: doc.file,
    line: doc.slugLine ?? 1,
    message: `duplicate route ${doc.route}: ${kept.file} already uses it, so this page is skipped`,
    hint: doc.slugLine ? 'choose a different slug' : 'rename one of the files or give it a different slug',
  });
}
