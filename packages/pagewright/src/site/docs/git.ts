import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithoutHistory, runGit } from '../../kernel/files/run-git.ts';
import { formatProblem } from '../../kernel/problems.ts';
import { movedTexts } from './moved-text.ts';

/** Path relative to the site folder → time of the last commit that touched it, in seconds. */
export type LastUpdated = ReadonlyMap<string, number>;

const logArguments = [
  'log',
  '--name-status',
  '--no-renames',
  '--relative',
  // Excludes all ref names, which leaves only "grafted": the mark where a shallow clone's history was cut.
  '--format=%x01%ct %H %D',
  '--decorate-refs-exclude=*',
  '--',
  '.',
];

const known = new Map<string, { commit: string; updated: LastUpdated }>();

/**
 * Runs git once for the whole site, and during development again when there is another commit: reading a long history
 * takes a while. Without git or a repository the map is empty and pages show no date.
 */
export function readLastUpdated(siteDir: string): LastUpdated {
  const commit = currentCommit(siteDir);
  const last = known.get(siteDir);
  if (last && last.commit === commit) return last.updated;
  const updated = readHistory(siteDir);
  if (commit) known.set(siteDir, { commit, updated });
  return updated;
}

function readHistory(siteDir: string): LastUpdated {
  const updated = new Map<string, number>();
  /** Files that have the text of a file in older commits. */
  const later = new Map<string, string[]>();
  const date = (file: string, time: number): void => {
    if (!updated.has(file)) updated.set(file, time);
    const names = later.get(file) ?? [];
    later.delete(file);
    for (const name of names) date(name, time);
  };
  const ignored = ignoredCommits(siteDir);
  let isShallow = false;
  for (const commit of readLog(siteDir).split('\u0001').slice(1)) {
    const [head, ...lines] = commit.split('\n').filter(Boolean);
    const [time, hash, ...names] = head!.split(/,? /);
    // The oldest commit of a shallow clone seems to touch every file.
    if (names.includes('grafted')) {
      isShallow = true;
      continue;
    }
    const files = lines.map((line) => line.slice(2));
    const isNew = (file: string, index: number): boolean => lines[index]!.startsWith('A') && !updated.has(file);
    const moved = movedTexts(
      files.filter(isNew),
      files.filter((_file, index) => !lines[index]!.startsWith('A')),
    );
    const isMoved = new Set(moved.map(([file]) => file));
    if (!ignored.has(hash!)) for (const file of files) if (!isMoved.has(file)) date(file, Number(time));
    for (const [file, from] of moved) later.set(from, [...(later.get(from) ?? []), file]);
  }
  if (isShallow) warnOfShallowClone();
  return updated;
}

/** A repository may name commits that change no meaning, such as those of a formatter: `git blame` passes over them as well. */
function ignoredCommits(siteDir: string): Set<string> {
  try {
    const top = runGit(siteDir, ['rev-parse', '--show-toplevel']).toString().trim();
    return new Set(readFileSync(join(top, '.git-blame-ignore-revs'), 'utf8').match(/^[0-9a-f]{40}\b/gm));
  } catch {
    // Most have no such file.
    return new Set();
  }
}

let isWarned = false;

/** Once: during development the history is read again after each commit. */
function warnOfShallowClone(): void {
  if (isWarned) return;
  isWarned = true;
  const message = 'the git clone is shallow, so older pages do not show when they were last updated';
  const hint = 'fetch the whole history: git fetch --unshallow, or fetch-depth: 0 in a workflow';
  console.warn(formatProblem({ severity: 'warning', message, hint }));
}

function currentCommit(siteDir: string): string | undefined {
  try {
    return runGit(siteDir, ['rev-parse', 'HEAD']).toString().trim();
  } catch {
    // Reading the history fails as well, and says why.
    return undefined;
  }
}

function readLog(siteDir: string): string {
  try {
    return runGit(siteDir, logArguments).toString();
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    // Nothing a writer can fix in the site, so it is built without dates.
    if (!isWithoutHistory(error))
      console.warn(
        `warning: cannot read dates from git, so pages do not show when they were last updated: ${String(stderr ?? '') || error}`,
      );
    return '';
  }
}
