import { execFileSync } from 'node:child_process';

/** Git sets these for its hooks. They would make it read another repository than the site's, or another folder of it. */
const hookVariables = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']);

/** Runs git in a folder, with its messages in English. Paths with letters of any script stay as they are. */
export function runGit(dir: string, words: string[], input?: string): Buffer {
  const env = Object.entries(process.env).filter(([name]) => !hookVariables.has(name));
  return execFileSync('git', ['-c', 'core.quotepath=off', ...words], {
    cwd: dir,
    env: { ...Object.fromEntries(env), LC_ALL: 'C' },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input !== undefined && { input }),
  });
}

/** Whether git has failed because there is none, no repository or no commit yet. */
export function isWithoutHistory(error: unknown): boolean {
  const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
  return (
    code === 'ENOENT' ||
    /not a git repository|does not have any commits|bad revision 'HEAD'|unknown revision/.test(String(stderr ?? ''))
  );
}
