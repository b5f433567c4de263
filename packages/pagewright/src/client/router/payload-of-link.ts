import { isPagePath, normalizePath, payloadUrl } from '../../kernel/urls/paths.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection is one for content that they may never see. */
export function mayPrefetch(): boolean {
  const connection = (navigator as { connection?: Connection }).connection;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** The payload behind a link; undefined if the link leaves the site or the tab, or leads to a file. */
export function payloadOf(link: HTMLAnchorElement, base: string): string | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  if (!isPagePath(link.pathname, base)) return undefined;
  const path = normalizePath(link.pathname, base);
  return path === normalizePath(location.pathname, base) ? undefined : payloadUrl(path, base);
}
