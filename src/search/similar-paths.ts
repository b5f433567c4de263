import type { SearchRecord } from './match.ts';

/** Pages whose address shares words with a path that has no page, best first. */
export function similarPaths(records: SearchRecord[], path: string, most: number): SearchRecord[] {
  const wanted = words(path);
  const scored = records.map((record) => {
    const own = words(record.path);
    const shared = [...wanted].filter((word) => own.has(word)).length;
    // Of two pages that share as much, the one with less besides is meant.
    return { record, shared, score: shared / (wanted.size + own.size - shared || 1) };
  });
  return scored
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ record }) => record);
}

/** The words of a path, without the base path and version that all pages of a version share. */
function words(path: string): Set<string> {
  const parts = path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(parts.filter((part) => part.length > 2 && part !== 'docs' && part !== 'index'));
}
