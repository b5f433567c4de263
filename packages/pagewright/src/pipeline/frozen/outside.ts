import type { Site, Version } from '../../site/model.ts';
import { builtDocs } from '../../site/routes/routes.ts';
import { type CompiledEntry, type Resource, stateOf } from '../cache/manifest.ts';
import { resolveCode } from '../compile/resolve-code.ts';
import { resolveFile, resolveImage } from '../compile/resolve-static.ts';
import { type LinkTable, resolveLink } from '../compile/resolve.ts';

/** What the pages of a version link to and show outside of its folder: whether that is still the same has to be looked up. */
export interface Outside {
  links: { file: string; target: string; href: string }[];
  resources: (Resource & { file: string })[];
}

/** Nothing if a page has a broken link or picture: what that should have been depends on the rest of the site. */
export function outsideOf(site: Site, version: Version, docs: ReadonlyMap<string, CompiledEntry>): Outside | undefined {
  const pages = builtDocs(site, version).map(({ file, route }) => ({ file, ...docs.get(route)! }));
  if (pages.some(({ links, resources }) => [...links, ...resources].some(({ isBroken }) => isBroken))) return undefined;
  const folder = `content/${version.folder}/`;
  const resources = pages.flatMap((page) => page.resources.map((one) => ({ ...one, file: page.file })));
  return {
    links: pages.flatMap(({ file, links }) =>
      links
        .filter(({ target, href }) => target !== href && !isOfFolder(folder, file, target))
        .map(({ target, href }) => ({ file, target, href })),
    ),
    // A target that begins with a slash is the same from every page.
    resources: [
      ...new Map(
        resources.map((one) => [`${one.kind} ${one.target.startsWith('/') ? '' : one.file} ${one.target}`, one]),
      ).values(),
    ],
  };
}

/** Whether a link leads to a page of the same folder, going by how it is written. */
function isOfFolder(folder: string, file: string, target: string): boolean {
  if (target.startsWith('~/')) return !target.includes('..');
  const depth = file.slice(folder.length).split('/').length - 1;
  return file.startsWith(folder) && (target.match(/\.\.(?:\/|$)/g)?.length ?? 0) <= depth;
}

export function isAsBefore({ links, resources }: Outside, table: LinkTable): boolean {
  const resolve = { image: resolveImage, file: resolveFile, code: resolveCode };
  return (
    links.every(({ file, target, href }) => resolveLink(table, file, target) === href) &&
    resources.every(({ kind, file, target, resolved }) => stateOf(resolve[kind](table, file, target)) === resolved)
  );
}
