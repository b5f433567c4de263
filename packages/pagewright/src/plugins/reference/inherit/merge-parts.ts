import { type Match, type Merge, type Stated, matchParts, report } from './match-parts.ts';
import type { Body, Part } from './outline.ts';
import { type Traced, filler, join, slice } from './traced.ts';

/** The list of an older version: what it has of the newer one's, with its own statements in their places. */
export function mergeLists(merge: Merge, newer: Body, older: Body, absent: string[], at: number): Traced {
  const matches = matchParts(merge, newer.parts, older.parts, absent, at);
  const parts = groups(matches).flatMap((group, index, all): Traced[] => {
    const [match] = group;
    const content = group.length > 1 ? inherited(merge, match.newer!, group.at(-1)!.newer!) : contentOf(merge, match);
    const separator = index === all.length - 1 || /[;,}]$/.test(content.text) ? '' : newer.separator;
    return [leadOf(merge, match, index === 0), content, filler(separator)];
  });
  const [source, { parts: all, end }] = newer.parts.length > 0 ? [merge.newer, newer] : [merge.older, older];
  const last = all.at(-1);
  return join(last && parts.length > 0 ? [...parts, slice(source, last.end, end)] : parts);
}

/** What follows in the newer version as it does here, and is not mentioned, is taken over as a whole. */
function groups(matches: Match[]): [Match, ...Match[]][] {
  const all: [Match, ...Match[]][] = [];
  for (const match of matches) {
    const last = all.at(-1);
    const before = last?.at(-1);
    if (last && before && !before.older && !match.older && before.newer!.end === match.newer!.from) last.push(match);
    else all.push([match]);
  }
  return all;
}

function inherited({ newer }: Merge, first: Part, last: Part): Traced {
  return slice(newer, first.doc?.start ?? first.code, last.end);
}

function contentOf(merge: Merge, { newer, older }: Match): Traced {
  if (newer && older) return mergePart(merge, newer, older);
  if (newer) return inherited(merge, newer, newer);
  const { part, directives } = older!;
  return join([docOf(merge, directives.doc, part), slice(merge.older, part.code, part.end)]);
}

function mergePart(merge: Merge, newer: Part, { part, directives }: Stated): Traced {
  const { absent, renamed, before } = directives;
  const known = merge.problems.length;
  const doc =
    directives.doc === undefined
      ? slice(merge.newer, newer.doc?.start ?? newer.code, newer.code)
      : docOf(merge, directives.doc, part);
  const merged = join([doc, ...codeOf(merge, newer, part, absent)]);
  const isSame = flat(merged.text) === flat(merge.newer.text.slice(newer.doc?.start ?? newer.code, newer.end));
  if (isSame && renamed === undefined && before === undefined && merge.problems.length === known)
    report(
      merge,
      part.code,
      `"${part.name}" is the same in ${merge.label}`,
      'remove it: what is not stated is inherited',
    );
  return merged;
}

function codeOf(merge: Merge, newer: Part, older: Part, absent: string[]): Traced[] {
  if (newer.body && older.body)
    return [
      slice(merge.older, older.code, older.body.start),
      mergeLists(merge, newer.body, older.body, absent, older.doc?.start ?? older.code),
      slice(merge.older, older.body.end, older.end),
    ];
  if (absent.length > 0)
    report(merge, older.code, `"${older.name}" has no members that could be absent`, 'remove the tag @absent');
  return [slice(merge.older, older.code, older.end)];
}

/** A doc comment with the space after it; nothing if there is nothing in it. */
function docOf({ older }: Merge, doc: Traced | undefined, part: Part): Traced {
  return doc && part.doc && /[^\s/*]/.test(doc.text) ? join([doc, slice(older, part.doc.end, part.code)]) : filler('');
}

/** What is before a part: one line break before the first, a blank line before others that have a comment. */
function leadOf({ newer: source, older: own }: Merge, { newer, older }: Match, isFirst: boolean): Traced {
  const part = newer ?? older!.part;
  const lead = slice(newer ? source : own, part.from, part.doc?.start ?? part.code);
  const blank = /^\s*\n(?!\n)/.exec(lead.text)?.[0] ?? '';
  if (!blank) return lead;
  const hasDoc = Boolean(older?.directives.doc ?? newer?.doc);
  const breaks = isFirst || !(hasDoc || /\n\s*\n/.test(lead.text)) ? '\n' : '\n\n';
  return join([filler(breaks), slice(lead, blank.length, lead.text.length)]);
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}
