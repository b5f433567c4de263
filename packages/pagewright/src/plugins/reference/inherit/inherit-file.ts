import type { Problem } from '../../../kernel/problems.ts';
import { readDirectives } from './directives.ts';
import { withImports } from './imports.ts';
import { mergeLists } from './merge-parts.ts';
import { outline } from './outline.ts';
import { rename } from './rename.ts';
import { type Traced, retold, slice } from './traced.ts';

/** What a file says at its top about the next newer version. One that declares all of its API says nothing. */
export interface Marker {
  /** The end of that comment. */
  end: number;
  /** The API as the newer version calls it, if that is another name. */
  from?: string;
  /** Names of what the newer file declares and this version does not have. */
  absent: string[];
  /** Whether this version does not have the API at all. */
  isAbsent: boolean;
}

export function readMarker(file: string): Marker | undefined {
  const text = /^\s*\/\*\*[\s\S]*?\*\//.exec(file)?.[0];
  if (!text || !/@(?:inherits|absent)\b/.test(text)) return undefined;
  const [, from] = /^(?:\s*\/\*)?\**\s*@inherits\b[ \t]*([^\s*]*)/m.exec(text.replace(/^\s*\*(?!\/)/gm, '')) ?? [];
  const isAbsent = from === undefined && file.trim() === text.trim();
  if (from === undefined && !isAbsent) return undefined;
  const { absent } = readDirectives({ text, lines: [] }, { doc: { start: text.indexOf('/*'), end: text.length } });
  return { end: text.length, absent, isAbsent, ...(from && { from }) };
}

/** The whole declaration of an API in an older version: that of the next newer one, with the differences that a file states. */
export function inheritFile(
  newer: Traced,
  file: Traced,
  { end, absent }: Marker,
  label: string,
  problems: Problem[],
): Traced {
  // The marker is about the file, not about what follows it.
  const older = retold(file, file.text.slice(0, end).replace(/[^\n]/g, '') + file.text.slice(end));
  const stated = outline(older);
  const renamed = new Map(
    stated.parts.flatMap((part) => {
      const name = readDirectives(older, part).renamed;
      return name === undefined ? [] : [[name, part.name] as const];
    }),
  );
  const names = rename(newer, renamed);
  const known = problems.length;
  const merged = mergeLists({ newer: names, older, label, problems }, outline(names), stated, absent, 0);
  if (problems.length > known) return newer;
  return withImports(slice(merged, /^\s*/.exec(merged.text)![0].length, merged.text.length), names, older);
}
