import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Link } from '../../markdown/context.ts';
import { configFile } from '../../site/config/config-file.ts';
import { lineOfPath, lineOfText } from '../../kernel/text/locate.ts';
import type { Site } from '../../site/model.ts';
import { versionOf } from '../../site/versions/versions.ts';
import type { BuiltPage } from './check-links.ts';
import type { CompiledDocs } from '../compile/compile-all.ts';
import { type Shell, shellLinks } from '../render/shell-set.ts';
import type { CompiledEntry, RenderedEntry } from '../cache/manifest.ts';

type Resolved = Pick<CompiledEntry, 'links' | 'resources' | 'headings'>;

/** Everything the link check covers: pages, the shells around them, redirects. */
export function builtPages(
  site: Site,
  docs: CompiledDocs,
  pages: { route: string; entry: RenderedEntry }[],
  shells: Shell[],
): BuiltPage[] {
  return [
    ...pages.map(({ route, entry }) => contentPage(site, docs.get(route), route, entry)),
    ...shells.flatMap((shell) => (shell.source ? [shellPage(site, shell, shell.source)] : [])),
    ...redirectPages(site),
  ];
}

/** A page as the link check sees it. */
export function contentPage(
  site: Site,
  compiled: Resolved | undefined,
  route: string,
  { hrefs, ids, needs }: Pick<RenderedEntry, 'hrefs' | 'ids' | 'needs'>,
): BuiltPage {
  const doc = site.routes.get(route);
  const reported = compiled ? unresolved(compiled) : new Set();
  return {
    route,
    hrefs: hrefs.filter((href) => !reported.has(href)),
    ids: new Set(ids),
    ...(doc && { file: doc.file, base: versionOf(site, doc).base }),
    ...(compiled && { links: compiled.links, headings: compiled.headings.map(({ id }) => id) }),
    ...(needs && { needs }),
  };
}

/** Links, images and other files that the compiler has already reported. */
function unresolved({ links, resources }: Resolved): Set<string> {
  const all = [...links, ...resources.map(({ target, isBroken }) => ({ href: target, isBroken }))];
  return new Set(all.filter(({ isBroken }) => isBroken).map(({ href }) => href));
}

/** A shell is checked like a page, once: its links are the same on every page it frames. */
function shellPage(site: Site, { url, input }: Shell, source: string): BuiltPage {
  const text = readFileSync(join(site.dir, source), 'utf8');
  const hrefs = shellLinks(input);
  const links = hrefs.flatMap((href): Link[] => {
    const line = lineOfText(text, href);
    return line ? [{ target: href, href, line }] : [];
  });
  return { route: url, hrefs, ids: new Set(), file: source, links };
}

function redirectPages({ dir, redirects }: Site): BuiltPage[] {
  if (redirects.length === 0) return [];
  const text = readFileSync(join(dir, configFile), 'utf8');
  return redirects.map(({ from, to }, index) => ({
    route: from,
    hrefs: [to],
    ids: new Set(),
    file: configFile,
    links: [{ target: to, href: to, line: lineOfPath(text, ['redirects', index, 'to']) }],
  }));
}
