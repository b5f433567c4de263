/** One page as search knows it: address, title and headings (text and id). */
export interface SearchRecord {
  path: string;
  title: string;
  headings: [text: string, id: string][];
}

export interface SearchHit {
  path: string;
  title: string;
  /** The heading that matched better than the title. */
  section?: string;
}

/** Pages in whose title or headings every word of the query occurs; titles before headings, beginnings before middles. */
export function findPages(records: SearchRecord[], query: string): SearchHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = records.flatMap((record) => {
    const best = [
      scored(record.title, 4),
      ...record.headings.map(([text, id]) => scored(`${record.title} ${text}`, 1, id, text)),
    ].reduce((a, b) => (b.score > a.score ? b : a));
    if (best.score === 0) return [];
    const hit: SearchHit = {
      title: record.title,
      path: record.path,
      ...(best.id && { path: `${record.path}#${best.id}`, section: best.section! }),
    };
    return [{ hit, score: best.score }];
  });
  return hits.sort((a, b) => b.score - a.score).map(({ hit }) => hit);

  function scored(text: string, weight: number, id?: string, section?: string) {
    const lower = text.toLowerCase();
    let score = weight;
    for (const word of words) {
      const at = lower.indexOf(word);
      if (at < 0) return { score: 0 };
      score += at === 0 ? 3 : /\W/.test(lower[at - 1]!) ? 2 : 1;
    }
    return { score, id, section };
  }
}
