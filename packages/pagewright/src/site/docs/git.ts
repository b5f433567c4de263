import { execFileSync } from 'node:child_process';
import { formatProblem } from '../../kernel/problems.ts';

/** Path relative to the site folder → time of the last commit that touched it, in seconds. */
export type LastUpdated = ReadonlyMap<string, number>;

const logArguments = [
  '-c',
  'core.quotepath=off',
  'log',
  '--name-only',
  '--no-renames',
  '--relative',
  // Excludes all ref names, which leaves only "grafted": the mark where a shallow clone's history was cut.
  '--format=%x01%ct %D',
  '--decorate-refs-exclude=*',
  '--',
  '.',
];

/** Git sets these for its hooks. They would make it read another repository than the site's, or another folder of it. */
const hookVariables = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']);

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
  let isShallow = false;
  for (const commit of readLog(siteDir).split('\u0001').slice(1)) {
    const [head, ...files] = commit.split('\n').filter(Boolean);
    const [time, ...names] = head!.split(/,? /);
    // The oldest commit of a shallow clone seems to touch every file.
    if (names.includes('grafted')) isShallow = true;
    else for (const file of files) if (!updated.has(file)) updated.set(file, Number(time));
  }
  if (isShallow) warnOfShallowClone();
  return updated;
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
    return runGit(siteDir, ['rev-parse', 'HEAD']).trim();
  } catch {
    // Reading the history fails as well, and says why.
    return undefined;
  }
}

function readLog(siteDir: string): string {
  try {
    return runGit(siteDir, logArguments);
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    const isNoHistory = code === 'ENOENT' || /not a git repository|does not have any commits/.test(stderr ?? '');
    // Nothing a writer can fix in the site, so it is built without dates.
    if (!isNoHistory)
      console.warn(
        `warning: cannot read dates from git, so pages do not show when they were last updated: ${stderr || error}`,
      );
    return '';
  }
}

function runGit(siteDir: string, words: string[]): string {
  const env = Object.entries(process.env).filter(([name]) => !hookVariables.has(name));
  return execFileSync('git', words, {
    cwd: siteDir,
    encoding: 'utf8',
    env: { ...Object.fromEntries(env), LC_ALL: 'C' },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
