import { lineOfKey } from '../../kernel/text/locate.ts';
import type { Doc } from '../model.ts';
import type { Mistake, Problem } from '../../kernel/problems.ts';

/** In characters: shorter ones say too little, and search engines cut off what is longer. */
const shortest = 60;
const longest = 160;

/** Search engines show a page's description: it has to fit, and to tell the page from all others of the site. */
export function checkDescriptions(docs: Iterable<Doc>, problems: Problem[]): void {
  const first = new Map<string, Doc>();
  for (const doc of docs) {
    if (!doc.description) continue;
    const other = first.get(doc.description);
    if (!other) first.set(doc.description, doc);
    const line = lineOfKey(doc.source, 'description');
    const mistakes = [wrongLength(doc.description), other && sameAs(other, doc)];
    for (const mistake of mistakes)
      if (mistake) problems.push({ severity: 'warning', file: doc.file, line, ...mistake });
  }
}

function wrongLength({ length }: string): Mistake | undefined {
  if (length >= shortest && length <= longest) return undefined;
  return {
    message: `the description has ${length} characters`,
    hint: `write one sentence of ${shortest} to ${longest} characters`,
  };
}

/** A description that was copied along with its page. */
function sameAs(other: Doc, doc: Doc): Mistake {
  const isOfVersion = other.version !== doc.version;
  return {
    message: `${other.file} has the same description`,
    hint: `say what this page is about, in a sentence of its own${isOfVersion ? ' that names its version' : ''}`,
  };
}
