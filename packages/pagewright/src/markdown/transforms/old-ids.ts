import type { Element, ElementContent } from 'hast';
import { type CompileContext, report } from '../context.ts';

const idPattern = String.raw`[\p{L}\p{N}_.:-]+`;
const braces = new RegExp(String.raw`^\{\s*#(${idPattern})(?:\s+aka=("|')([^"']*)\2)?\s*\}$`, 'u');

/** What stands in the braces after a heading, `{#id aka="old older"}`; nothing if it cannot be read. */
export function readHeadingIds(written: string): { old: string[] } | undefined {
  const match = braces.exec(written);
  if (!match) return undefined;
  const old = (match[3] ?? '').split(/\s+/).filter(Boolean);
  return match[3] === undefined || (old.length > 0 && old.every(isId)) ? { old } : undefined;
}

const wholeId = new RegExp(`^${idPattern}$`, 'u');
const isId = (text: string): boolean => wholeId.test(text);

/** Targets for the ids that a heading had before: links to them arrive, and nobody sees or hears them. */
export function oldTargets(ids: string[]): Element[] {
  return ids.map((id) => ({ type: 'element', tagName: 'span', properties: { id }, children: [] as ElementContent[] }));
}

/** Reports old ids that are not free, which is known only once all headings have theirs. */
export function reportTakenIds(page: CompileContext): void {
  const taken = new Set([...page.headings, ...page.rowIds, ...page.ownIds].map(({ id }) => id));
  for (const { id, line } of page.oldIds) {
    if (taken.has(id))
      report(
        page,
        'heading-id',
        line,
        `the old id "${id}" of this heading is the id of something else on this page`,
        'remove it from aka: links to it reach the other one',
      );
    taken.add(id);
  }
}
