import { posix } from 'node:path';
import { decodePath } from '../../kernel/urls/paths.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import type { CopySettings } from '../images/image-copies.ts';
import { similarPath } from '../similar-path.ts';

/** What links and images can point to: all that a worker needs to know of the site. */
export interface LinkTable {
  siteDir: string;
  baseUrl: string;
  /** Whether pages may contain formulas. */
  math?: boolean;
  /** Whether diagrams are drawn. */
  mermaid?: boolean;
  /** What copies of pictures are made; absent if none are. */
  images?: CopySettings;
  /** Page file (relative to the site folder) → route. */
  routes: Record<string, string>;
}

/** The URL a link target resolves to; a hint if it names a page file that does not exist. */
export function resolveLink(table: LinkTable, file: string, target: string): string | { hint: string } {
  // Everything that names no file: other sites, URLs of this one, and places on the same page.
  if (isExternal(target) || /^(?:[/?#]|$)/.test(target)) return target;
  const [path, suffix] = splitSuffix(target);
  // `~/` is the root of the page's version: the only path that works in text shared by several versions.
  const isFromRoot = path.startsWith('~/');
  const [folder, rest] = isFromRoot ? [versionFolder(file), path.slice(2)] : [posix.dirname(file), path];
  const resolved = posix.join(folder, decodePath(rest)).replace(/\/$/, '');
  for (const ending of ['', '.mdx', '/index.mdx', '.md', '/index.md']) {
    const page = resolved + ending;
    // Every object has a "constructor".
    if (Object.hasOwn(table.routes, page)) return table.routes[page] + suffix;
  }
  const ownPages = Object.keys(table.routes).filter((page) => page.startsWith(`${versionFolder(file)}/`));
  const otherwise = 'link to an existing .mdx file, relative to this one or from the root of the version (~/…)';
  const written = (page: string): string => {
    const way = posix.relative(folder, page);
    if (isFromRoot) return `~/${way}`;
    return way.startsWith('.') ? way : `./${way}`;
  };
  return { hint: similarPath(resolved, ownPages, otherwise, written) };
}

/** `content/v3/guides/x.mdx` → `content/v3`; with `locales/de/` before it, that stays. */
function versionFolder(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('locales/') ? 4 : 2)
    .join('/');
}

export function splitSuffix(target: string): [path: string, suffix: string] {
  const at = target.search(/[?#]/);
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}
