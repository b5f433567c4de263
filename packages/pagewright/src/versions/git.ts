import { relative } from 'node:path';
import { isWithoutHistory, runGit } from '../kernel/files/run-git.ts';
import { SiteError } from '../kernel/problems.ts';

/** Refuses to go on where git could not take back what a command does. */
export function checkClean(siteDir: string): void {
  const changed = statusOf(siteDir);
  if (changed === undefined)
    throw new SiteError({
      severity: 'error',
      message: 'the site is not in a git repository with a commit, so that nothing could undo this',
      hint: 'in the folder of the site: git init && git add . && git commit -m "Before the new version"',
    });
  if (changed.length > 0)
    throw new SiteError({
      severity: 'error',
      message: `the site has ${changed.length === 1 ? 'a file' : `${changed.length} files`} that git has no commit of, such as ${changed[0]}`,
      hint: 'commit them, or put them aside with git stash -u: then one command undoes what this one does',
    });
}

function statusOf(siteDir: string): string[] | undefined {
  try {
    runGit(siteDir, ['rev-parse', '--verify', 'HEAD']);
    return runGit(siteDir, ['status', '--porcelain', '--untracked-files=all', '--', '.'])
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3));
  } catch (error) {
    if (isWithoutHistory(error) || /Needed a single revision/.test(String((error as { stderr?: Buffer }).stderr)))
      return undefined;
    throw error;
  }
}

/** New files as well: what git knows, it can take back. */
export function stageAll(siteDir: string): void {
  runGit(siteDir, ['add', '--all', '--', '.']);
}

const undo = ['restore', '--source=HEAD', '--staged', '--worktree', '--'];

export function undoAll(siteDir: string): void {
  runGit(siteDir, [...undo, '.']);
}

/** The same for a person: only the site's folder goes back to its last commit. */
export function undoCommand(siteDir: string): string {
  const folder = relative(process.cwd(), siteDir) || '.';
  return `git ${folder.startsWith('..') ? `-C ${siteDir} ` : ''}${undo.join(' ')} ${folder.startsWith('..') ? '.' : folder}`;
}
