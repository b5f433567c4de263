import { isPagePath, normalizePath } from '../../kernel/urls/paths.ts';
import { markdownUrl } from '../../kernel/urls/page-address.ts';

/** In characters: what an agent reads at once. */
const longest = 40_000;

/** The page that an agent names, without what is not an address of this site. */
export function pageOf(named: string, base: string): URL {
  const below = URL.canParse(named, location.href) ? new URL(named, location.href) : undefined;
  if (below?.origin !== location.origin || !isPagePath(normalizePath(below.pathname, base), base))
    throw new Error(
      `"${named.slice(0, 200)}" is not a page of this site, whose pages are below ${location.origin}${base}.`,
    );
  below.pathname = normalizePath(below.pathname, base);
  return below;
}

export async function readMarkdown({ pathname, href }: URL): Promise<string> {
  const response = await fetch(markdownUrl(pathname)).catch(() => {
    throw new Error(`${href} could not be read: the server could not be reached.`);
  });
  // Some hosts answer with a document to whatever they do not have.
  const isMissing = !response.ok || /html/.test(response.headers.get('content-type') ?? '');
  if (isMissing) throw new Error(`There is no text of ${href} as Markdown (status ${response.status}).`);
  const text = await response.text();
  return text.length > longest ? `${text.slice(0, longest)}\n\n[Cut: the page has ${text.length} characters.]` : text;
}
