import { isWithoutHistory, runGit } from '../../kernel/files/run-git.ts';

/** A file as a commit has left it. */
export interface FileChange {
  path: string;
  /** Where it was before, if it has moved. */
  from?: string;
  /** Its content; nothing if the commit removed it. */
  blob?: string;
}

export interface Commit {
  /** In seconds. */
  time: number;
  changes: FileChange[];
}

export interface Position {
  commit: string;
  /** The clone has not the whole history. */
  isShallow: boolean;
}

/** Where the history ends; nothing without git or a repository. */
export function currentPosition(dir: string): Position | undefined {
  try {
    const [isShallow, commit] = runGit(dir, ['rev-parse', '--is-shallow-repository', 'HEAD'])
      .toString()
      .trim()
      .split('\n');
    return { commit: commit!, isShallow: isShallow === 'true' };
  } catch (error) {
    if (isWithoutHistory(error)) return undefined;
    throw error;
  }
}

const logArguments = [
  'log',
  '--reverse',
  // What has come by a merge has come when it was merged: one line of states, each complete.
  '--first-parent',
  '-m',
  '--raw',
  '--no-abbrev',
  '--find-renames',
  '--relative',
  '--format=%x01%ct',
];

/** All commits that touch one of the folders, the oldest first. One call for all pages. */
export function readCommits(dir: string, commit: string, folders: string[]): Commit[] {
  const log = runGit(dir, [...logArguments, commit, '--', ...folders]).toString();
  return log
    .split('\u0001')
    .slice(1)
    .map((part) => {
      const [time, ...lines] = part.split('\n').filter(Boolean);
      return { time: Number(time), changes: lines.map(readChange) };
    });
}

/** `:100644 100644 OLD NEW M\tpath`, with both paths if the file has moved. */
function readChange(line: string): FileChange {
  const [head, first, second] = line.split('\t') as [string, string, string | undefined];
  const [, , , blob, status] = head.split(' ') as [string, string, string, string, string];
  if (status === 'D') return { path: first };
  return second === undefined ? { path: first, blob } : { path: second, from: first, blob };
}

/** So many at once that their texts fit into memory twice. */
const batch = 1000;

/** The texts of blobs. */
export function readBlobs(dir: string, blobs: Iterable<string>): Map<string, string> {
  const texts = new Map<string, string>();
  const wanted = [...new Set(blobs)];
  for (let start = 0; start < wanted.length; start += batch) {
    const names = wanted.slice(start, start + batch);
    const output = runGit(dir, ['cat-file', '--batch'], `${names.join('\n')}\n`);
    let at = 0;
    for (const name of names) {
      // `NAME blob SIZE`, a line feed, that many bytes, a line feed.
      const end = output.indexOf('\n', at);
      const size = Number(output.toString('latin1', at, end).split(' ')[2]);
      if (Number.isNaN(size)) throw new Error(`git cannot read the blob ${name}`);
      texts.set(name, output.toString('utf8', end + 1, end + 1 + size));
      at = end + size + 2;
    }
  }
  return texts;
}
