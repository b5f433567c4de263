import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/fixture-site.ts';
import { root } from '../support/run-pagewright.ts';

const day = 24 * 60 * 60;

function help(cache: string, cwd?: string): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, [join(root, 'packages/pagewright/bin/pagewright.mjs'), '--help'], {
    env: { ...process.env, PAGEWRIGHT_CACHE: cache },
    encoding: 'utf8',
    ...(cwd && { cwd }),
  });
}

function age(path: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds;
  utimesSync(path, time, time);
}

const [old, recent] = ['0'.repeat(16), '1'.repeat(16)];

/** Makes folders and their ages in seconds. */
function makeFolders(parent: string, ages: Record<string, number>): void {
  for (const [name, seconds] of Object.entries(ages)) {
    mkdirSync(join(parent, name));
    age(join(parent, name), seconds);
  }
}

it('removes what has long been unused when it creates a new bundle', () => {
  const shared = temporaryFolder();
  makeFolders(shared, { [`checkout-${old}`]: 31 * day, [`checkout-${recent}`]: 0 });
  expect(help(shared)).toMatchObject({ status: 0 });
  const own = expect.stringMatching(/^checkout-[0-9a-f]{16}$/);
  expect(readdirSync(shared).filter((name) => name !== `checkout-${recent}`)).toEqual([own]);

  const cache = join(
    shared,
    readdirSync(shared).find((name) => name !== `checkout-${recent}`)!,
  );
  rmSync(cache, { recursive: true });
  mkdirSync(cache);
  makeFolders(cache, {
    [`node-${old}`]: 2 * day,
    [`node-${old}.4711`]: 2 * day,
    [`bundle-${old}-${old}`]: 2 * day,
    [`bundle-${old}-${old}.4711`]: 2 * day,
    [`site-${old}`]: 31 * day,
    [`node-${recent}`]: 0,
    [`bundle-${recent}-${old}`]: 0,
    [`site-${recent}`]: 2 * day,
  });
  expect(help(shared)).toMatchObject({ status: 0 });
  const made = expect.stringMatching(/^node-[0-9a-f]{16}$/);
  const kept = [`bundle-${recent}-${old}`, `node-${recent}`, `site-${recent}`];
  expect(readdirSync(cache)).toHaveLength(5);
  expect(readdirSync(cache)).toEqual(expect.arrayContaining([...kept, made, 'node_modules']));

  const bundle = join(
    cache,
    readdirSync(cache).find((name) => /^node-[0-9a-f]{16}$/.test(name) && !kept.includes(name))!,
  );
  const used = [bundle, cache];
  for (const path of used) age(path, 2 * day);
  const before = used.map((path) => statSync(path).mtimeMs);
  expect(help(shared)).toMatchObject({ status: 0 });
  for (const [place, path] of used.entries()) expect(statSync(path).mtimeMs).toBeGreaterThan(before[place]!);
});

it('removes nothing else, however old: the folder may be one for everything, such as ~/.cache', () => {
  const shared = temporaryFolder();
  const others = ['bundle', 'checkout-main', 'node-gyp', `node-${old}`, 'site', `site-${old}`, `x-checkout-${old}`];
  makeFolders(shared, Object.fromEntries(others.map((name) => [name, 365 * day])));
  expect(help(shared)).toMatchObject({ status: 0 });
  expect(readdirSync(shared)).toEqual(expect.arrayContaining(others));
});

it('accepts a relative cache path', () => {
  const folder = temporaryFolder();
  expect(help('cache', folder)).toMatchObject({ status: 0 });
  const [own] = readdirSync(join(folder, 'cache'));
  expect(readdirSync(join(folder, 'cache', own!, 'node_modules'))).toContain('vite');
});

it('explains why a cache cannot be used, and does without', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { status, stderr } = help(file);
  expect(status).toBe(0);
  expect(stderr).toMatch(/^The cache folder cannot be used: .*\n {2}hint: set PAGEWRIGHT_CACHE/);
  expect(stderr).not.toContain('    at ');
});
