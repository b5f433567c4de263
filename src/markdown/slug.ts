/** Heading text → id, as GitHub does it. */
export function plainSlug(text: string): string {
  const lower = text.toLowerCase().trim();
  // Readers' browsers make slugs, too, and most of plain letters: to make ready for all others takes a slow phone 10 ms.
  const kept = isPlain(lower) ? lower.replace(/[^\w\- ]/g, '') : lower.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '');
  return kept.replaceAll(' ', '-');
}

/** Whether a text has no letters but the plain ones. */
export function isPlain(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text);
}

/** Ids of a page's headings: a repeated text gets -1, -2, … so that every id is unique on its page. */
export function createSlugger(): { slug(text: string): string; reserve(id: string): string } {
  const seen = new Map<string, number>();
  const reserve = (id: string): string => {
    const count = seen.get(id);
    seen.set(id, (count ?? -1) + 1);
    if (count === undefined) return id;
    return reserve(`${id}-${count + 1}`);
  };
  const slug = (text: string): string => reserve(plainSlug(text) || 'section');
  return { slug, reserve };
}
