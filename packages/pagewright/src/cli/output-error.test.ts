import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { CommandError } from './command-error.ts';
import { checkReplaceable, checkWritable, throwOutputError } from './output-error.ts';

const failure = (code: string, more: object): Error =>
  Object.assign(new Error(`${code}: what it means, open 'a'`), { code, ...more });

describe('checkReplaceable', () => {
  it.each(['content', 'static/website', 'reference/v1/a', 'commands'])('refuses %s, part of the sources', (folder) => {
    const site = temporaryFolder();
    expect(() => checkReplaceable(site, join(site, folder))).toThrow(
      `cannot write the website to ${join(site, folder)}: the site is built from what is in ${folder.split('/', 1)[0]}/`,
    );
  });

  it('refuses a symlink to part of the sources', () => {
    const site = temporaryFolder();
    mkdirSync(join(site, 'static'));
    symlinkSync('static/website', join(site, 'dist'));
    expect(() => checkReplaceable(site, join(site, 'dist'))).toThrow('the site is built from what is in static/');
  });

  it('accepts other folders, inside the site and beside it', () => {
    const site = temporaryFolder();
    for (const out of ['dist', 'static-website', '../content']) checkReplaceable(site, join(site, out));
  });

  it('refuses the site and the folders that it is in', () => {
    const site = join(temporaryFolder(), 'a/site');
    for (const out of ['.', '..', '../..'])
      expect(() => checkReplaceable(site, join(site, out))).toThrow(
        `cannot write the website to ${join(site, out)}: it contains the site`,
      );
  });

  it('refuses the folder of the shell and those that it is in', () => {
    const out = temporaryFolder();
    const cwd = vi.spyOn(process, 'cwd');
    onTestFinished(() => cwd.mockRestore());
    for (const here of [out, join(out, 'docs')]) {
      cwd.mockReturnValue(here);
      expect(() => checkReplaceable('/site', out)).toThrow(
        expect.objectContaining({
          message: `cannot write the website to ${out}: the build would replace the folder you are in`,
          hint: 'run it from another folder',
        }),
      );
    }
    cwd.mockReturnValue(`${out}-other`);
    checkReplaceable('/site', out);
  });

  it('refuses a file, and says so', () => {
    const file = join(temporaryFolder(), 'a');
    writeFileSync(file, '');
    expect(() => checkReplaceable('/site', file)).toThrow(`cannot write the website to ${file}: it is a file`);
  });

  it.runIf(process.platform === 'linux')('refuses the root of another file system, which cannot be renamed', () => {
    expect(() => checkReplaceable('/site', '/proc')).toThrow(
      expect.objectContaining({
        message: 'cannot write the website to /proc: it is mounted, for example as a volume, and cannot be replaced',
        hint: 'choose a folder inside it, or another --out',
      }),
    );
  });
});

describe('checkWritable', () => {
  it('leaves nothing behind', () => {
    const dir = temporaryFolder();
    for (const out of ['out', 'deep/er/out']) checkWritable(join(dir, out));
    expect(readdirSync(dir)).toEqual([]);
  });

  it('refuses a folder below a file', () => {
    const file = join(temporaryFolder(), 'a');
    writeFileSync(file, '');
    for (const out of ['out', 'deep/er/out']) expect(() => checkWritable(join(file, out))).toThrow(CommandError);
  });

  it.runIf(process.platform === 'linux')('refuses a folder where the system allows none', () => {
    expect(() => checkWritable('/sys/out')).toThrow(/^cannot write the website to \/sys\/out: E(?:PERM|ACCES|ROFS): /);
  });
});

describe('throwOutputError', () => {
  it.each([
    ['EACCES', { path: '/a/out.new-1/x' }],
    ['EPERM', { path: '/cache/x', dest: '/a/out.new-1/x' }],
    ['EROFS', { path: '/a/out' }],
    ['EBUSY', { path: '/a/out', dest: '/a/out.old-1' }],
    ['ENOSPC', {}],
  ])('explains %s of the output, %j', (code, more) => {
    expect(() => throwOutputError(failure(code, more), '/a/out')).toThrow(
      expect.objectContaining({
        message: `cannot write the website to /a/out: ${code}: what it means`,
        hint: expect.stringContaining('--out'),
      }),
    );
  });

  it.each([
    ['EACCES', { path: '/a/site/static/x' }],
    ['ENOENT', { path: '/a/out/x' }],
  ])('leaves other errors as they are: %s, %j', (code, more) => {
    const error = failure(code, more);
    expect(() => throwOutputError(error, '/a/out')).toThrow(error);
  });
});
