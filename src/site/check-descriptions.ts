import { lineOfKey } from './locate.ts';
import type { Doc } from './model.ts';
import type { Problem } from './problems.ts';

/** Search engines show a page's description: one that was copied along with its page is about another one. */
export function checkDescriptions(docs: Iterable<Doc>, problems: Problem[]): void {
  const first = new Map<string, Doc>();
  for (const doc of docs) {
    if (!doc.description) continue;
    const other = first.get(doc.description);
    if (!other) first.set(doc.description, doc);
    else
      problems.push({
        severity: 'warning',
        file: doc.file,
        line: lineOfKey(doc.source, 'description'),
        message: `${other.file} has the same description`,
        hint: 'say what this page is about, in a sentence of its own',
      });
  }
}
