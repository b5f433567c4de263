import { execFileSync } from 'node:child_process';

/** Path relative to the site folder → time of the last commit that touched it, in seconds. */
export type LastUpdated = Map<string, number>;

/** Asks git once for the whole site. Outside a repository, or without git, nothing is known and nothing is shown. */
export function readLastUpdated(siteDir: string): LastUpdated {
  const updated: LastUpdated = new Map();
  let log: string;
  try {
    log = execFileSync(
      'git',
      ['-c', 'core.quotepath=off', 'log', '--format=%x01%ct', '--name-only', '--no-renames', '--relative', '--', '.'],
      {
        cwd: siteDir,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch {
    return updated;
  }
  for (const commit of log.split('\u0001').slice(1)) {
    const [time, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!updated.has(file)) updated.set(file, Number(time));
  }
  return updated;
}
