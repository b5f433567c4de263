import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/fixture-site.ts';
import { root } from '../support/run-docs.ts';

const day = 24 * 60 * 60;

function help(cache: string, cwd?: string): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, [join(root, 'bin/docs.mjs'), '--help'], {
    env: { ...process.env, DOCS_ENGINE_CACHE: cache },
    encoding: 'utf8',
    ...(cwd && { cwd }),
  });
}

function age(path: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds;
  utimesSync(path, time, time);
}

it('removes what has long been unused when it creates a new bundle', () => {
  const shared = temporaryFolder();
  for (const name of ['checkout-old', 'checkout-recent']) mkdirSync(join(shared, name));
  age(join(shared, 'checkout-old'), 31 * day);
  expect(help(shared)).toMatchObject({ status: 0 });
  const own = expect.stringMatching(/^checkout-[0-9a-f]{16}$/);
  expect(readdirSync(shared).sort()).toEqual([own, 'checkout-recent']);

  const cache = join(
    shared,
    readdirSync(shared).find((name) => name !== 'checkout-recent')!,
  );
  rmSync(cache, { recursive: true });
  mkdirSync(cache);
  const ages = {
    'node-old': 2 * day,
    'bundle-old-1': 2 * day,
    'site-old': 31 * day,
    'node-recent': 0,
    'bundle-recent-1': 0,
    'site-recent': 2 * day,
  };
  for (const [name, seconds] of Object.entries(ages)) {
    mkdirSync(join(cache, name));
    age(join(cache, name), seconds);
  }
  expect(help(shared)).toMatchObject({ status: 0 });
  const made = expect.stringMatching(/^node-[0-9a-f]{16}$/);
  expect(readdirSync(cache).sort()).toEqual(['bundle-recent-1', made, 'node-recent', 'node_modules', 'site-recent']);

  const bundle = join(
    cache,
    readdirSync(cache).find((name) => /^node-[0-9a-f]{16}$/.test(name))!,
  );
  const used = [bundle, cache];
  for (const path of used) age(path, 2 * day);
  const before = used.map((path) => statSync(path).mtimeMs);
  expect(help(shared)).toMatchObject({ status: 0 });
  for (const [place, path] of used.entries()) expect(statSync(path).mtimeMs).toBeGreaterThan(before[place]!);
});

it('accepts a relative cache path', () => {
  const folder = temporaryFolder();
  expect(help('cache', folder)).toMatchObject({ status: 0 });
  const [own] = readdirSync(join(folder, 'cache'));
  expect(readdirSync(join(folder, 'cache', own!, 'node_modules'))).toContain('vite');
});

it('explains why a cache cannot be used', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { status, stderr } = help(file);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The cache folder cannot be used: .*\n {2}hint: set DOCS_ENGINE_CACHE/);
  expect(stderr).not.toContain('    at ');
});
