import { fileEnding, pageAddress } from '../kernel/urls/page-address.ts';
import type { FoundVersion } from './find-version.ts';
import { shortened } from './phrases.ts';
import { ToolError } from './tool-error.ts';

/** What somebody means by the name of a page: where it may be, likeliest first, and the section. */
export interface MeantPage {
  paths: string[];
  /** Of the section; empty for the whole page. */
  anchor: string;
}

/**
 * Reads a URL (`https://example.com/docs/apis/camera#getphoto`), a path with or without the base (`/docs/apis/camera`,
 * `apis/camera`), and each of them as a file (`camera.md`, `camera/index.html`).
 */
export function readPageAddress(page: string, siteUrl: string, { language, version }: FoundVersion): MeantPage {
  const isWhole = /^[a-z][a-z\d+.-]*:/i.test(page.trim());
  const base = new URL(version.base, siteUrl);
  const address = page.trim();
  if (!URL.canParse(address, base)) throw unreadable(page);
  const url = new URL(address, base);
  if (url.host !== base.host)
    throw new ToolError(`${shortened(page)} is not a page of this site, whose pages are below ${base.origin}.`);
  const path = decoded(url.pathname);
  const anchor = decoded(url.hash.slice(1));
  if (path === undefined || anchor === undefined || /[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(path)) throw unreadable(page);
  const plain = plainPath(path);
  const below = path.replace(/^\//, '');
  // Whoever has seen `apis/camera` in a list may put a slash in front of it.
  const others = isWhole ? [] : [plainPath(version.base + below), plainPath(language.baseUrl + below)];
  return { paths: [...new Set([plain, ...others])], anchor };
}

/** Without what the same page may have at its end. */
function plainPath(path: string): string {
  const address = pageAddress(path);
  const ending = fileEnding(address);
  return pageAddress(ending === '.md' || ending === '.html' ? address.slice(0, -ending.length) : address).replace(
    /\/index$/,
    '',
  );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function unreadable(page: string): ToolError {
  return new ToolError(`${shortened(page)} is not the address of a page. Pass a URL of the site, or a path.`);
}
