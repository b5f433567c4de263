import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { OutputFolder, isOutput, isReplaceable } from './output-folder.ts';

let parent: string;
let target: string;
/** The id of a process that has exited. */
const dead = spawnSync(process.execPath, ['-e', '']).pid;

function fill(dir: string, content: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'a.html'), content);
}
const content = (): string => readFileSync(join(target, 'a.html'), 'utf8');

beforeEach(() => {
  parent = temporaryFolder();
  target = join(parent, 'dist');
});

describe('OutputFolder', () => {
  it('touches the previous output only when it is swapped in', () => {
    fill(target, 'old');
    writeFileSync(join(target, 'gone.html'), '');
    const folder = new OutputFolder(target);
    writeFileSync(folder.path('a.html'), 'new');
    writeFileSync(folder.path('deep/er/b.html'), 'b');
    expect(content()).toBe('old');
    folder.swap();
    expect(content()).toBe('new');
    expect(readdirSync(target).sort()).toEqual(['a.html', 'deep']);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('puts the previous output back when it cannot be swapped in', () => {
    fill(target, 'old');
    const folder = new OutputFolder(target);
    folder.discard();
    expect(() => folder.swap()).toThrow('ENOENT');
    expect(content()).toBe('old');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('makes an output where there was none, parents included', () => {
    target = join(parent, 'x', 'y');
    const folder = new OutputFolder(target);
    writeFileSync(folder.path('a.html'), 'new');
    folder.swap();
    expect(content()).toBe('new');
  });

  it('takes over folders that stay as they are', () => {
    fill(join(target, 'v1'), 'kept');
    const folder = new OutputFolder(target);
    writeFileSync(folder.path('a.html'), 'new');
    folder.keep('v1');
    folder.swap();
    expect(readFileSync(join(target, 'v1/a.html'), 'utf8')).toBe('kept');
    expect(readdirSync(target).sort()).toEqual(['a.html', 'v1']);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('leaves the previous output when it is discarded', () => {
    fill(target, 'old');
    const folder = new OutputFolder(target);
    writeFileSync(folder.path('a.html'), 'new');
    folder.discard();
    expect(content()).toBe('old');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it.each(['there', 'not there yet'])('fills the folder that a symlink points to when it is %s', (state) => {
    const real = join(parent, 'elsewhere', 'real');
    if (state === 'there') fill(real, 'old');
    else mkdirSync(dirname(real));
    symlinkSync('elsewhere/real', join(parent, 'middle'));
    symlinkSync('middle', target);
    const folder = new OutputFolder(target);
    writeFileSync(folder.path('a.html'), 'new');
    folder.swap();
    expect(content()).toBe('new');
    expect(readlinkSync(target)).toBe('middle');
    expect(readdirSync(real)).toEqual(['a.html']);
    expect(readdirSync(parent).sort()).toEqual(['dist', 'elsewhere', 'middle']);
    expect(readdirSync(dirname(real))).toEqual(['real']);
  });

  it('places copies with their dates, also over existing files', () => {
    const source = join(parent, 'source.html');
    writeFileSync(source, 'placed');
    utimesSync(source, 1000, 2000);
    const folder = new OutputFolder(target);
    writeFileSync(folder.path('taken.html'), 'longer than placed');
    folder.place(source, 'a.html');
    folder.place(source, 'taken.html');
    folder.swap();
    expect(readFileSync(join(target, 'taken.html'), 'utf8')).toBe('placed');
    expect(statSync(join(target, 'a.html')).mtimeMs).toBe(2_000_000);
    writeFileSync(join(target, 'a.html'), 'edited');
    expect(readFileSync(source, 'utf8')).toBe('placed');
  });
});

it('holds no file outside of it', () => {
  const folder = new OutputFolder(target);
  expect(() => folder.path('../../escaped/index.html')).toThrow('outside the output folder');
  expect(() => folder.path(`../dist.new-${process.pid}x/a.html`)).toThrow('outside the output folder');
  folder.discard();
});

describe('OutputFolder after a killed build', () => {
  it('removes what the build had not finished', () => {
    fill(target, 'old');
    fill(`${target}.new-${dead}`, 'half');
    new OutputFolder(target).discard();
    expect(content()).toBe('old');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it.each(['there', 'moved aside'])('gives back what it had taken over while the previous output was %s', (state) => {
    fill(state === 'there' ? target : `${target}.old-${dead}`, 'old');
    fill(`${target}.new-${dead}/v1`, 'kept');
    fill(`${target}.new-${dead}/v2`, 'new');
    writeFileSync(`${target}.new-${dead}/.kept-folders.json`, '["v1"]');
    new OutputFolder(target).discard();
    expect(readFileSync(join(target, 'v1/a.html'), 'utf8')).toBe('kept');
    expect(readdirSync(target).sort()).toEqual(['a.html', 'v1']);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('restores an output that was moved aside behind a symlink', () => {
    fill(join(parent, `real.old-${dead}`), 'old');
    symlinkSync('real', target);
    new OutputFolder(target).discard();
    expect(content()).toBe('old');
    expect(readdirSync(parent).sort()).toEqual(['dist', 'real']);
  });

  it('restores an output that was moved aside', () => {
    fill(`${target}.old-${dead}`, 'old');
    fill(`${target}.new-${dead}`, 'half');
    new OutputFolder(target).discard();
    expect(content()).toBe('old');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('removes an old output when the new one is in place', () => {
    fill(target, 'new');
    fill(`${target}.old-${dead}`, 'old');
    new OutputFolder(target).discard();
    expect(content()).toBe('new');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  // In a container every build may have the same process id.
  it.each([
    ['dead', dead],
    ['our own', process.pid],
  ])('publishes nothing of it if its process id is %s', (_whose, pid) => {
    fill(target, 'old');
    fill(`${target}.new-${pid}`, 'half');
    fill(`${target}.old-${pid}`, 'older');
    const folder = new OutputFolder(target);
    writeFileSync(folder.path('b.html'), 'new');
    folder.swap();
    expect(readdirSync(target)).toEqual(['b.html']);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('leaves a build that still runs, and other folders, alone', () => {
    for (const name of [`dist.new-${process.ppid}`, `dist.old-x`, `distXnew-${dead}`]) mkdirSync(join(parent, name));
    new OutputFolder(target).discard();
    expect(readdirSync(parent).sort()).toEqual(['dist.new-' + process.ppid, 'dist.old-x', `distXnew-${dead}`].sort());
  });
});

it.each([
  ['dist', true],
  ['dist/docs/index.html', true],
  ['dist.new-18/index.html', true],
  ['dist.old-18', true],
  ['dist-site/content/v1/index.mdx', false],
  ['dist.new-site/content/v1/index.mdx', false],
  ['site/dist/a.mdx', false],
  ['', false],
])('isOutput knows whether a build writes %s', (path, expected) => {
  expect(isOutput(join('/project', 'dist'), join('/project', path))).toBe(expected);
});

describe('isReplaceable', () => {
  it('accepts no folder, an empty one and a website, but nothing else', () => {
    expect(isReplaceable(target)).toBe(true);
    mkdirSync(target);
    expect(isReplaceable(target)).toBe(true);
    writeFileSync(join(target, 'thesis.txt'), '');
    expect(isReplaceable(target)).toBe(false);
    writeFileSync(join(target, '404.html'), '<html lang="en">');
    expect(isReplaceable(target)).toBe(false);
    writeFileSync(join(target, '404.html'), '<!DOCTYPE html>\n<html lang="en" data-entry="/docs/assets/a.js">');
    expect(isReplaceable(target)).toBe(true);
    mkdirSync(join(target, '.git'));
    expect(isReplaceable(target)).toBe(false);
    expect(isReplaceable(join(target, 'thesis.txt'))).toBe(false);
  });
});
