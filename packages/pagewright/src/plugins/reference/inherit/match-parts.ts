import { type Problem, suggestion } from '../../../kernel/problems.ts';
import { lineAt } from '../../../kernel/text/locate.ts';
import { type Directives, readDirectives } from './directives.ts';
import type { Part } from './outline.ts';
import type { Traced } from './traced.ts';

/** The two files of a merge, and where it reports mistakes. */
export interface Merge {
  newer: Traced;
  older: Traced;
  /** The folder of the newer one, for messages. */
  label: string;
  problems: Problem[];
}

export interface Stated {
  part: Part;
  directives: Directives;
}

/** Something that the older version has: as the newer one has it, as the older one states it, or both. */
export interface Match {
  newer?: Part;
  older?: Stated;
}

/** Finds what each statement of an older version is about. `absent` is what it says of the list as a whole, at that offset. */
export function matchParts(merge: Merge, newer: Part[], older: Part[], absent: string[], at: number): Match[] {
  const { label } = merge;
  const names = newer.map(({ name }) => name);
  const others = names.length > 0 ? `it has ${names.join(', ')}` : 'it has nothing there';
  absent.forEach((name, index) => {
    if (!names.includes(name))
      report(merge, at, `${label} has no "${name}" that could be absent here`, suggestion(name, names, others));
    else if (absent.indexOf(name) < index) report(merge, at, `"${name}" is absent twice`, 'name it once');
  });
  const matches = newer.filter(({ name }) => !absent.includes(name)).map((part): Match => ({ newer: part }));
  const said = new Set<string>();
  for (const part of older) {
    const { name } = part;
    const directives = readDirectives(merge.older, part);
    const { renamed, before } = directives;
    const target = renamed ?? name;
    const match = matches.find((candidate) => candidate.newer?.name === target);
    const isTaken = renamed !== undefined && !absent.includes(name) && names.includes(name);
    if (isTaken)
      report(
        merge,
        part.code,
        `${label} has a "${name}" besides "${target}"`,
        `say that it is absent: @absent ${name}`,
      );
    else if (said.has(name) || match?.older)
      report(merge, part.code, `there are two statements about "${name}"`, 'make one of them');
    else if (!match && absent.includes(target))
      report(merge, part.code, `"${name}" is stated, and absent as well`, 'decide whether this version has it');
    else if (match) match.older = { part, directives };
    else if (renamed !== undefined)
      report(
        merge,
        part.code,
        `${label} has no "${target}" that "${name}" could be`,
        suggestion(target, names, others),
      );
    else if (before === undefined)
      report(
        merge,
        part.code,
        `${label} has no "${name}" that this could differ from`,
        suggestion(name, names, 'what only this version has says where it stands: @before NAME or @last'),
      );
    else matches.push({ older: { part, directives } });
    said.add(name);
  }
  return inOrder(merge, matches);
}

/** Each where it says, in the order in which they are stated. */
function inOrder(merge: Merge, matches: Match[]): Match[] {
  const isPlaced = ({ older }: Match): boolean => older?.directives.before !== undefined;
  const ordered = matches.filter((match) => !isPlaced(match));
  for (const match of matches.filter(isPlaced).toSorted((a, b) => a.older!.part.code - b.older!.part.code)) {
    const { part, directives } = match.older!;
    const { before } = directives;
    const index = before === '' ? ordered.length : ordered.findIndex((other) => nameOf(other) === before);
    if (index < 0)
      report(
        merge,
        part.code,
        `there is no "${before}" that "${part.name}" could stand before`,
        suggestion(before!, ordered.map(nameOf), 'name what stands there in this version, or write @last'),
      );
    else ordered.splice(index, 0, match);
  }
  return ordered;
}

/** In the older version. */
function nameOf({ newer, older }: Match): string {
  return older?.part.name ?? newer!.name;
}

export function report({ older, problems }: Merge, offset: number, message: string, hint: string): void {
  problems.push({ severity: 'error', ...older.lines[lineAt(older.text, offset) - 1], message, hint });
}
