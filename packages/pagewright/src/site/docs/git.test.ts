import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { readLastUpdated } from './git.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

// The engine works without git, and so do its tests.
const itWithGit = it.skipIf(spawnSync('git', ['--version']).status !== 0);

function git(dir: string, ...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: dir, stdio: 'ignore' });
}

function commit(dir: string, file: string, seconds: number): void {
  writeFileSync(join(dir, file), String(seconds));
  git(dir, 'add', '.');
  process.env['GIT_COMMITTER_DATE'] = `${seconds} +0000`;
  git(dir, 'commit', '-m', file);
  delete process.env['GIT_COMMITTER_DATE'];
}

function repository(): string {
  const dir = temporaryFolder();
  git(dir, 'init');
  commit(dir, 'a.mdx', 1_600_000_000);
  commit(dir, 'ä b.mdx', 1_700_000_000);
  commit(dir, 'ä b.mdx', 1_750_000_000);
  return dir;
}

itWithGit('knows the last commit that touched a file', () => {
  expect(readLastUpdated(repository())).toEqual(
    new Map([
      ['ä b.mdx', 1_750_000_000],
      ['a.mdx', 1_600_000_000],
    ]),
  );
  expect(warn).not.toHaveBeenCalled();
});

itWithGit('reads the history again only when there is another commit', () => {
  const dir = repository();
  const before = readLastUpdated(dir);
  writeFileSync(join(dir, 'a.mdx'), 'edited');
  expect(readLastUpdated(dir)).toBe(before);
  commit(dir, 'a.mdx', 1_760_000_000);
  expect(readLastUpdated(dir).get('a.mdx')).toBe(1_760_000_000);
  git(dir, 'checkout', 'HEAD~1');
  expect(readLastUpdated(dir)).toEqual(before);
});

itWithGit('ignores the commit where a shallow clone was cut, and says once what is missing', () => {
  const dir = join(temporaryFolder(), 'clone');
  git('.', 'clone', '--depth', '2', `file://${repository()}`, dir);
  expect(readLastUpdated(dir)).toEqual(new Map([['ä b.mdx', 1_750_000_000]]));
  commit(dir, 'ä b.mdx', 1_760_000_000);
  expect(readLastUpdated(dir)).toEqual(new Map([['ä b.mdx', 1_760_000_000]]));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^warning: the git clone is shallow.*\n {2}hint: fetch/),
  );
});

itWithGit('a text that moves from a page to a fragment is as old as it was', () => {
  const dir = temporaryFolder();
  git(dir, 'init');
  for (const folder of ['content/v1/a', 'content/v2/a', 'content/shared/a'])
    mkdirSync(join(dir, folder), { recursive: true });
  commit(dir, 'content/v1/a/b.mdx', 1_600_000_000);
  commit(dir, 'content/shared/a/part.mdx', 1_650_000_000);
  writeFileSync(join(dir, 'content/shared/a/b.mdx'), 'new');
  writeFileSync(join(dir, 'content/v2/a/b.mdx'), 'new');
  writeFileSync(join(dir, 'content/shared/a/part.mdx'), 'changed');
  commit(dir, 'content/v1/a/b.mdx', 1_700_000_000);
  const updated = readLastUpdated(dir);
  expect(updated.get('content/shared/a/b.mdx')).toBe(1_600_000_000);
  expect(updated.get('content/shared/a/part.mdx')).toBe(1_700_000_000);
  // A repository can say that the commit changed no meaning.
  const hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: dir, encoding: 'utf8' });
  writeFileSync(join(dir, '.git-blame-ignore-revs'), `# The cut.\n${hash}`);
  commit(dir, 'other.mdx', 1_750_000_000);
  expect(Object.fromEntries(readLastUpdated(dir))).toEqual({
    '.git-blame-ignore-revs': 1_750_000_000,
    'other.mdx': 1_750_000_000,
    'content/shared/a/b.mdx': 1_600_000_000,
    'content/shared/a/part.mdx': 1_650_000_000,
    'content/v1/a/b.mdx': 1_600_000_000,
  });
  writeFileSync(join(dir, 'content/v1/a/b.mdx'), 'newer');
  commit(dir, 'content/shared/a/b.mdx', 1_760_000_000);
  expect(readLastUpdated(dir).get('content/shared/a/b.mdx')).toBe(1_760_000_000);
});

it('returns nothing outside a repository or without a folder', () => {
  for (const dir of [temporaryFolder(), '/nowhere/at/all']) expect(readLastUpdated(dir)).toEqual(new Map());
  expect(warn).not.toHaveBeenCalled();
});

itWithGit('knows nothing before the first commit', () => {
  const dir = temporaryFolder();
  git(dir, 'init');
  expect(readLastUpdated(dir)).toEqual(new Map());
  expect(warn).not.toHaveBeenCalled();
});

itWithGit('says what git says when it cannot read a repository', () => {
  const dir = repository();
  writeFileSync(join(dir, '.git/config'), '[core');
  expect(readLastUpdated(dir)).toEqual(new Map());
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('bad config'));
});

itWithGit('reads the repository of the site, also in a hook of another one', () => {
  const [dir, other] = [repository(), repository()];
  commit(other, 'other.mdx', 1_760_000_000);
  for (const [name, value] of Object.entries({ GIT_DIR: join(other, '.git'), GIT_WORK_TREE: other, GIT_PREFIX: 'x/' }))
    vi.stubEnv(name, value);
  const updated = readLastUpdated(dir);
  vi.unstubAllEnvs();
  expect(updated).toEqual(readLastUpdated(dir));
  expect(updated.size).toBe(2);
});
