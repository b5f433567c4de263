import type { SearchSite } from '../../contract/search-provider.ts';

/** The words of an address that are not those of the site. */
export function wordsOfAddress(path: string, versions: SearchSite['versions']): string[] {
  const ofSite = new Set(versions.flatMap(({ base }) => wordsOfPath(base)));
  return wordsOfPath(path).filter((part) => !ofSite.has(part));
}

/** The words of each segment of a path, without malformed escapes. */
function wordsOfPath(path: string): string[] {
  let text: string;
  try {
    text = decodeURIComponent(path);
  } catch {
    text = path.replaceAll(/%[\da-f]{0,2}/gi, ' ');
  }
  const parts = text.replace(/(\/index)?\.html?$/, '').split('/');
  return parts.map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()).filter((part) => part !== '');
}
