import type { APIRequestContext } from '@playwright/test';

/** Ids of the sections of a page, in the order of its text. */
export async function sectionIds(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  return Array.from(article.matchAll(/<h[23][^>]* id="([^"]*)"/g), ([, id]) => id!);
}

/** A section in the middle of a long page, and one before it that is still far from the top. */
export async function distantSections(
  request: APIRequestContext,
  path: string,
): Promise<{ middle: string; before: string }> {
  const ids = await sectionIds(request, path);
  return { middle: ids[Math.floor(ids.length / 2)]!, before: ids[Math.floor(ids.length / 4)]! };
}
