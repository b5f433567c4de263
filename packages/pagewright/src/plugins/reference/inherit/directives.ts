import { directiveNames } from './directive-names.ts';
import type { Part } from './outline.ts';
import { type Traced, join, retold, slice } from './traced.ts';

/** What a doc comment says about a declaration's relation to that of the next newer version. */
export interface Directives {
  /** Names of what the newer version has in it, and this one has not. */
  absent: string[];
  /** What the newer version calls it. */
  renamed?: string;
  /** The sibling that it stands before; an empty text stands for the end. */
  before?: string;
  /** The rest of the comment, unless there is nothing else in it. */
  doc?: Traced;
}

const tag = new RegExp(`^(\\s*(?:/\\*)?)\\**\\s*@(${directiveNames.join('|')})\\b(.*?)(\\*/)?\\s*$`);

/** Reads the doc comment of a part. An empty one without tags means that there shall be none. */
export function readDirectives(source: Traced, { doc }: Pick<Part, 'doc'>): Directives {
  const found: Directives = { absent: [] };
  if (!doc) return found;
  const comment = slice(source, doc.start, doc.end);
  const kept: Traced[] = [];
  let isTold = false;
  let isCode = false;
  let at = 0;
  for (const line of comment.text.split('\n')) {
    const own = slice(comment, at, at + line.length + 1);
    at += line.length + 1;
    if (/^\s*\*?\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, opening = '', name, value = '', closing = ''] = (!isCode && tag.exec(line)) || [];
    if (!name) {
      kept.push(own);
      continue;
    }
    isTold = true;
    if (name === 'absent') found.absent.push(...value.split(/[\s,]+/).filter(Boolean));
    else if (name === 'renamed') found.renamed = value.trim();
    else if (name === 'before') found.before = value.trim() || '(no name)';
    else if (name === 'last') found.before = '';
    if (opening.includes('/*') || closing) kept.push(retold(own, `${opening.includes('/*') ? '/**\n' : ' */'}`));
  }
  const rest = join(kept);
  if (!isTold || /[^\s/*]/.test(rest.text)) found.doc = rest;
  return found;
}
