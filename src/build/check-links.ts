import type { Link } from '../markdown/plugins/context.ts';
import { decodePath } from '../navigation/paths.ts';
import type { Problem } from '../site/problems.ts';
import { isExternal } from '../site/external.ts';
import { pageAddress } from '../site/page-address.ts';

/** A built page: its links and the ids that can be linked to. */
export interface BuiltPage {
  route: string;
  hrefs: string[];
  ids: Set<string>;
  /** The source file, for the report; the engine's own pages have none. */
  file?: string;
  links?: Link[];
}

/** Checks every link against the pages and files that were built. */
export function checkLinks(pages: BuiltPage[], files: ReadonlySet<string>): Problem[] {
  const byAddress = new Map(pages.map((page) => [pageAddress(page.route), page]));
  return pages.flatMap((page) =>
    page.hrefs.flatMap((href) => {
      const reason = brokenReason(href, page, byAddress, files);
      return reason ? toProblems(page, href, reason) : [];
    }),
  );
}

function brokenReason(
  href: string,
  page: BuiltPage,
  byAddress: Map<string, BuiltPage>,
  files: ReadonlySet<string>,
): string | undefined {
  if (isExternal(href)) return undefined;
  const [address, hash = ''] = href.split('#', 2) as [string, string?];
  const path = decodePath(address.split('?', 1)[0]!);
  const target = path === '' ? page : byAddress.get(pageAddress(path));
  if (!target) return files.has(path) ? undefined : 'broken link';
  if (hash && !hash.startsWith(':~:') && !target.ids.has(decodePath(hash))) return 'broken anchor';
  return undefined;
}

/** One for each place in the source that has the link; links that the engine makes have none. */
function toProblems(page: BuiltPage, href: string, reason: string): Problem[] {
  const places = page.links?.filter((candidate) => candidate.href === href) ?? [];
  return places.length === 0
    ? [toProblem(page, href, reason)]
    : places.map((link) => toProblem(page, href, reason, link));
}

function toProblem(page: BuiltPage, href: string, reason: string, link?: Link): Problem {
  const written = link && link.target !== href ? ` (written as ${link.target})` : '';
  return {
    severity: 'warning',
    file: link?.file ?? page.file ?? page.route,
    ...(link && { line: link.line }),
    message: `${reason}: ${href}${written}`,
    hint: reason === 'broken anchor' ? 'link to an existing heading on that page' : 'link to an existing page or file',
  };
}
