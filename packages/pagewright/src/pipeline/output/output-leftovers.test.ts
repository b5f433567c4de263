import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { OutputFolder } from './output-folder.ts';

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return { ...fs, rmSync: vi.fn(fs.rmSync) };
});

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

/** The next removal fails as it does in somebody else's folder, which tests that run as root do not have. */
function refuseRemoval(): void {
  vi.mocked(rmSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("EACCES: permission denied, rmdir 'docs'"), { code: 'EACCES' });
  });
}

function fill(dir: string): string {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'old.html'), '');
  return dir;
}

/** The id of a process that has exited. */
const dead = spawnSync(process.execPath, ['-e', '']).pid;

it('a build succeeds though it cannot remove the output it replaced, and names the folder', () => {
  const target = fill(join(temporaryFolder(), 'dist'));
  const folder = new OutputFolder(target);
  writeFileSync(folder.path('new.html'), '');
  refuseRemoval();
  folder.swap();
  expect(readdirSync(target)).toEqual(['new.html']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^warning: cannot remove \S+\/dist\.old-\d+, .*EACCES.*\n {2}hint: remove it yourself/),
  );
});

it('later builds succeed, too, and name it again', () => {
  const target = fill(join(temporaryFolder(), 'dist'));
  const left = fill(`${target}.old-${dead}`);
  refuseRemoval();
  const folder = new OutputFolder(target);
  folder.swap();
  expect(readdirSync(target)).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`cannot remove ${left}, `));
});

it('publishes nothing of an unfinished build that had our process id', () => {
  const target = join(temporaryFolder(), 'dist');
  fill(`${target}.new-${process.pid}`);
  refuseRemoval();
  expect(() => new OutputFolder(target)).toThrow('EACCES');
  expect(existsSync(target)).toBe(false);
});
