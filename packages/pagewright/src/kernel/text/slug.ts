/** Heading text → id, as GitHub does it. */
export function plainSlug(text: string): string {
  const lower = text.toLowerCase().trim();
  // This also runs in browsers, where the first use of Unicode classes takes a slow phone 10 ms; most slugs do without.
  const kept = isAscii(lower) ? lower.replace(/[^\w\- ]/g, '') : lower.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '');
  return kept.replaceAll(' ', '-');
}

/** The id of what has a name in code: ids have no spaces. `Options.[key: string]` → `options.[key:string]` */
export function nameId(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '');
}

export function isAscii(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text);
}

/** Unique heading ids for one page: repeated texts get -1, -2, … */
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
