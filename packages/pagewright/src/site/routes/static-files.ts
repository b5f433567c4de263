import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brokenSymlink, listFiles } from '../../kernel/files/list-files.ts';
import { markdownUrl, pageAddress } from '../../kernel/urls/page-address.ts';
import type { Site } from '../model.ts';
import { notFoundFile, notFoundPath, searchPath } from '../../contract/built-in-pages.ts';
import { descriptionFile } from '../../contract/site-description.ts';
import type { Problem } from '../../kernel/problems.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { isCompressible, originalOf } from '../../kernel/files/compressed-files.ts';

/** The URLs of files a build writes besides pages, below the base path and at the root. */
export function builtInAddresses(baseUrl: string): Set<string> {
  const inBase = [
    notFoundFile,
    `${searchPath}/index.html`,
    `${searchPath}.html`,
    'sitemap.xml',
    'manifest.webmanifest',
  ];
  const atRoot = [notFoundFile, 'robots.txt', '_headers', '.nojekyll', descriptionFile];
  return new Set([...inBase.map((path) => baseUrl + path), ...atRoot.map((path) => `/${path}`)]);
}

/**
 * What every site has at a URL: a file that the build writes, or that would have to be a folder; or one of the pages
 * search and not found.
 */
export function builtInAt(baseUrl: string, address: string): 'file' | 'page' | undefined {
  const path = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : '';
  const isFile =
    // Of each version, below its path.
    /(?:^|\/)llms(?:-full(?:-\d+)?)?\.txt(?:\/|$)/.test(path) ||
    [...builtInAddresses(baseUrl)].some((own) => `${address}/`.startsWith(`${own}/`)) ||
    /(?:^search-index|^assets\/image-copies|\.rsc\.txt)(?:\/|$)/.test(path) ||
    isEngineAsset(path);
  if (isFile) return 'file';
  return path === searchPath || path === notFoundPath ? 'page' : undefined;
}

/**
 * Whether a path below the base path is one of the engine's assets. Their names contain a content hash, so they never change.
 * A hash of lower-case letters only (one in a thousand) looks like a word: that file is revalidated, which is harmless.
 */
export function isEngineAsset(path: string): boolean {
  return /^assets\/(?:[^/]+-(?=[a-z-]*[A-Z\d_])[\w-]{8}\.(?:js|css)|shell-[\da-f]{16}\.rsc\.txt)$/.test(path);
}

/** Of a path below the base path, the folder that is named after a hash of the search index in it, or whose files are all named by hashes. */
export function hashedFolder(path: string): string | undefined {
  return /^(?:search-index\/[^/]+\/[\da-f]{16}|assets\/image-copies)\//.exec(path)?.[0];
}

/** Whether the file at a path below the base path is named by its content, itself or its folder. */
export function isNamedByContent(path: string): boolean {
  return isEngineAsset(path) || hashedFolder(path) !== undefined;
}

/** `a/b/c` → `a`, `a/b` */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** Static files must not collide with what the build writes, nor have names that look immutable. */
export function checkStaticFiles(
  site: Pick<Site, 'dir' | 'config' | 'routes' | 'redirects' | 'modules'>,
  problems: Problem[],
): void {
  const { baseUrl } = site.config;
  const folder = join(site.dir, 'static');
  const names = new Map(
    (existsSync(folder) ? listFiles(folder) : []).map((file) => [relativePath(folder, file), file]),
  );
  const report = (path: string, message: string, hint: string): void =>
    void problems.push({ severity: 'error', file: `static/${path}`, message, hint });

  const checkAddress = (route: string, owner: string, others: string[] = []): void => {
    if (!`${route}/`.startsWith(baseUrl)) return;
    const own = route.slice(baseUrl.length);
    const taken = [own, `${own}.html`, posix.join(own, 'index.html'), ...others].find((path) => names.has(path));
    if (taken) report(taken, `this file has the same URL as ${owner}`, 'rename or remove one of them');
    const above = foldersAbove(own).find((path) => names.has(path));
    if (above)
      report(above, `this is a file, but the URL of ${owner} needs a folder here`, 'rename or remove one of them');
  };
  for (const { route, file } of site.routes.values())
    checkAddress(route, `the page ${file}`, [markdownUrl(route).slice(baseUrl.length)]);
  for (const name of Object.keys(site.modules.pages)) checkAddress(baseUrl + name, `the page pages/${name || 'index'}`);
  for (const { from, to } of site.redirects) checkAddress(from, `the redirect to ${to}`);

  const pages = new Set([...site.routes.keys(), ...site.redirects.map(({ from }) => from)].map(pageAddress));
  const isWritten = (path: string): boolean =>
    names.has(path) || builtInAt(baseUrl, baseUrl + path) !== undefined || pages.has(pageAddress(baseUrl + path));

  for (const [path, file] of names) {
    const address = baseUrl + path;
    const builtIn = builtInAt(baseUrl, address);
    const original = originalOf(path);
    if (!existsSync(file)) report(path, brokenSymlink.message, brokenSymlink.hint);
    if (isEngineAsset(path))
      report(
        path,
        'this file is named like an engine asset, which browsers cache for a year',
        'rename it or move it to another folder',
      );
    else if (builtIn) report(path, `the URL ${address} is reserved for a built-in ${builtIn}`, 'rename or remove it');
    else if (original && isCompressible(original) && isWritten(original))
      report(path, `the build writes ${baseUrl}${original} here, compressed`, 'rename or remove it');
  }
}
