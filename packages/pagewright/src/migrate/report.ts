import { lineAt } from '../kernel/text/locate.ts';

/** Something the migration could not do, or did differently; its location is in the site that was read. */
export interface Finding {
  /** `hand`: somebody has to do it. `note`: done, but worth knowing. */
  kind: 'hand' | 'note';
  /** Path relative to the folder that was read. */
  file?: string;
  line?: number;
  message: string;
  /** What to do about it. */
  hint?: string;
}

/** Collects findings while a site is read. */
export class Report {
  readonly findings: Finding[] = [];

  hand(message: string, hint: string, at: Location = {}): void {
    this.findings.push({ kind: 'hand', message, hint, ...at });
  }

  note(message: string, at: Location = {}, hint?: string): void {
    this.findings.push({ kind: 'note', message, ...at, ...(hint && { hint }) });
  }
}

export interface Location {
  file?: string;
  line?: number;
}

/** The location of an offset in a file's text. */
export function locationAt(file: string, source: string, offset: number): Location {
  return { file, line: lineAt(source, offset) };
}

/** The same message at several places is one thing to know, and mostly one thing to do. */
export interface Group extends Pick<Finding, 'kind' | 'message' | 'hint'> {
  places: string[];
}

export function grouped(findings: Finding[], kind: Finding['kind']): Group[] {
  const groups = new Map<string, Group>();
  for (const { message, hint, file, line, kind: own } of findings) {
    if (own !== kind) continue;
    const key = `${message}\n${hint}`;
    const group = groups.get(key) ?? { kind, message, ...(hint && { hint }), places: [] };
    const place = file && (line ? `${file}:${line}` : file);
    if (place && !group.places.includes(place)) group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()];
}
