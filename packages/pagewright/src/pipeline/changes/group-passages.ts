import type { Passage } from './compare-pages.ts';

/** Passages that are shown as one: the rows of a table, the items of a list, or one passage alone. */
export interface Group {
  family: 'table' | 'list' | 'entries' | 'alone';
  passages: Passage[];
  hasChanges: boolean;
}

const families: Partial<Record<Passage['block']['kind'], Group['family']>> = {
  header: 'table',
  row: 'table',
  item: 'list',
  entry: 'entries',
};

export function groupPassages(passages: Passage[]): Group[] {
  const groups: Group[] = [];
  for (const passage of passages) {
    const { kind, label } = passage.block;
    const family = families[kind] ?? 'alone';
    const last = groups.at(-1);
    const previous = last?.passages.at(-1)?.block;
    // A table begins with its header, unless that one is another version of the header before.
    const isNew = kind === 'header' && previous?.kind !== 'header';
    if (last && family !== 'alone' && last.family === family && !isNew && previous?.label === label)
      last.passages.push(passage);
    else groups.push({ family, passages: [passage], hasChanges: false });
    groups.at(-1)!.hasChanges ||= passage.kind !== 'same';
  }
  return groups;
}
