import { lineOfKey } from '../../kernel/text/locate.ts';
import type { Doc } from '../model.ts';
import { type Mistake, type Problem, ruleProblem } from '../../kernel/problems.ts';

/** In characters: shorter ones say too little, and search engines cut off what is longer. */
const shortest = 60;
const longest = 160;

const sentence = `write one sentence of ${shortest} to ${longest} characters`;
const missing: Mistake = { message: 'this page has no description', hint: sentence };

/** Search engines show a page's description: it has to fit, and to tell the page from all others of the site. */
export function checkDescriptions(docs: Iterable<Doc>, problems: Problem[]): void {
  const first = new Map<string, Doc>();
  for (const doc of docs) {
    if (!doc.description) {
      problems.push(ruleProblem('missing-description', { file: doc.file, line: 1, ...missing }));
      continue;
    }
    const other = first.get(doc.description);
    if (!other) first.set(doc.description, doc);
    const at = { file: doc.file, line: lineOfKey(doc.source, 'description') };
    const { length } = doc.description;
    if (length < shortest || length > longest)
      problems.push(ruleProblem('description-length', { ...at, ...wrongLength(length) }));
    if (other && !isSameText(other, doc))
      problems.push(ruleProblem('repeated-description', { ...at, ...sameAs(other, doc) }));
  }
}

/** In another version, the same text is described by the same sentence; search engines know which of the two to show. */
function isSameText(doc: Doc, other: Doc): boolean {
  return doc.version !== other.version && doc.shared !== undefined && doc.shared.join() === other.shared?.join();
}

function wrongLength(length: number): Mistake {
  return { message: `the description has ${length} characters`, hint: sentence };
}

/** A description that was copied along with its page. */
function sameAs(other: Doc, doc: Doc): Mistake {
  const isOfVersion = other.version !== doc.version;
  return {
    message: `${other.file} has the same description`,
    hint: `say what this page is about, in a sentence of its own${isOfVersion ? ' that names its version' : ''}`,
  };
}
