import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
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
  const cache = temporaryFolder();
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
  expect(help(cache)).toMatchObject({ status: 0 });
  const made = expect.stringMatching(/^node-[0-9a-f]{16}$/);
  expect(readdirSync(cache).sort()).toEqual(['bundle-recent-1', made, 'node-recent', 'node_modules', 'site-recent']);

  const bundle = join(
    cache,
    readdirSync(cache).find((name) => /^node-[0-9a-f]{16}$/.test(name))!,
  );
  age(bundle, 2 * day);
  expect(help(cache)).toMatchObject({ status: 0 });
  expect(Date.now() - statSync(bundle).mtimeMs).toBeLessThan(60_000);
});

it('accepts a relative cache path, and a cache whose engine is gone', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'cache'));
  symlinkSync(join(folder, 'gone'), join(folder, 'cache', 'node_modules'));
  expect(help('cache', folder)).toMatchObject({ status: 0 });
  expect(readdirSync(join(folder, 'cache', 'node_modules'))).toContain('vite');
});

it('explains why a cache cannot be used', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { status, stderr } = help(file);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The cache folder cannot be used: .*\n {2}hint: set DOCS_ENGINE_CACHE/);
  expect(stderr).not.toContain('    at ');
});
