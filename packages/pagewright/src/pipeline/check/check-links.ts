import type { Link } from '../../markdown/context.ts';
import { fragmentsFolder } from '../../site/docs/fragment-lines.ts';
import { decodePath, versionAt } from '../../kernel/urls/paths.ts';
import { type Mistake, type Problem, ruleProblem } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { pageAddress } from '../../kernel/urls/page-address.ts';
import { similarName, similarPath } from '../similar-path.ts';

/** A built page: its links and the ids that can be linked to. */
export interface BuiltPage {
  route: string;
  hrefs: string[];
  ids: Set<string>;
  /** Those of its headings. */
  headings?: string[];
  /** Where the pages of its version begin; the engine's own pages have none. */
  base?: string;
  /** The source file, for the report; the engine's own pages have none. */
  file?: string;
  links?: Link[];
  /** Of the content security policy: `img-src https://a.example`. */
  needs?: string[];
}

interface Flaw extends Mistake {
  rule: RuleName;
}

/** Checks every link against the pages and files that were built. */
export function checkLinks(pages: BuiltPage[], files: ReadonlySet<string>): Problem[] {
  const byAddress = new Map(pages.map((page) => [pageAddress(page.route), page]));
  return pages.flatMap((page) =>
    page.hrefs.flatMap((href) => {
      const flaw = flawOf(href, page, byAddress, files);
      return flaw ? toProblems(page, href, flaw) : [];
    }),
  );
}

function flawOf(
  href: string,
  page: BuiltPage,
  byAddress: Map<string, BuiltPage>,
  files: ReadonlySet<string>,
): Flaw | undefined {
  if (isExternal(href)) return undefined;
  const [address, hash = ''] = href.split('#', 2) as [string, string?];
  const path = decodePath(address.split('?', 1)[0]!);
  const target = path === '' ? page : byAddress.get(pageAddress(path));
  if (!target) {
    if (files.has(path) || files.has(`${pageAddress(path)}/index.html`)) return undefined;
    return { rule: 'broken-link', message: 'broken link', hint: linkHint(path, page, [...byAddress.values()], files) };
  }
  // What follows the sign is text to look for.
  const id = decodePath(hash.split(':~:', 1)[0]!);
  if (id === '' || target.ids.has(id)) return undefined;
  const otherwise = 'link to an existing heading on that page';
  const hint = similarName(id, target.ids, otherwise, (guess) => `#${guess}`);
  return { rule: 'broken-anchor', message: 'broken anchor', hint };
}

/** Looks only in the version that the link leads to: others often have a page of that name. */
function linkHint(path: string, from: BuiltPage, pages: BuiltPage[], files: ReadonlySet<string>): string {
  const bases = new Set(pages.flatMap(({ base }) => base ?? []));
  const versions = Array.from(bases, (own) => ({ base: own }));
  const base = versionAt(path, versions)?.base ?? from.base;
  const routes = pages.filter((page) => base === undefined || page.base === base).map(({ route }) => route);
  // Each page is a file as well, in Markdown.
  const others = [...files].filter((file) => !file.endsWith('.md'));
  return similarPath(path, [...routes, ...others], 'link to an existing page or file');
}

/** One for each location in the source that has the link; links that the engine makes have none. */
function toProblems(page: BuiltPage, href: string, flaw: Flaw): Problem[] {
  const links = page.links?.filter((candidate) => candidate.href === href) ?? [];
  return links.length === 0 ? [toProblem(page, href, flaw)] : links.map((link) => toProblem(page, href, flaw, link));
}

/** Where a link of shared text leads depends on the page; what is written does not. */
function toProblem(page: BuiltPage, href: string, { rule, message, hint }: Flaw, link?: Link): Problem {
  const shared = link?.file?.startsWith(`${fragmentsFolder}/`) && link;
  const written = link && link.target !== href ? ` (written as ${link.target})` : '';
  return ruleProblem(rule, {
    file: link?.file ?? page.file ?? page.route,
    ...(link && { line: link.line }),
    message: `${message}: ${shared ? shared.target : href + written}`,
    hint,
    ...(shared && page.file && { pages: [page.file] }),
  });
}
