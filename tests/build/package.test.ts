import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/fixture-site.ts';
import { root } from '../support/run-pagewright.ts';

// The packages as others get them: packed, installed into an empty folder outside the repository, and used there.

const folder = temporaryFolder();
const project = join(folder, 'my-docs');
let made: SpawnSyncReturns<string>;

/** Without what npm and the test runner say about this repository. What this repository has installed is in npm's own cache. */
function run(command: string, args: string[], cwd = project): SpawnSyncReturns<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, npm_config_prefer_offline: 'true' };
  return spawnSync(command, args, { cwd, encoding: 'utf8', env, shell: process.platform === 'win32' });
}

const pagewright = (...args: string[]) =>
  run(process.execPath, ['node_modules/pagewright/bin/pagewright.mjs', ...args]);
const compile = (site: string) =>
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', site, '--pretty', 'false']);

/** Returns the name of the tarball. */
function pack(name: string): string {
  const packed = run('npm', ['pack', '--pack-destination', folder], join(root, 'packages', name));
  expect(packed.status, packed.stderr).toBe(0);
  return packed.stdout.trim().split('\n').at(-1)!;
}

beforeAll(() => {
  const [engine, command] = [pack('pagewright'), pack('create-pagewright')];
  mkdirSync(join(folder, 'npx'));
  const installed = run('npm', ['install', '--no-audit', '--no-fund', `../${command}`], join(folder, 'npx'));
  expect(installed.status, installed.stderr).toBe(0);
  const create = 'npx/node_modules/create-pagewright/bin/create-pagewright.mjs';
  const options = ['--starter', 'product', '--title', "Bo's Lamp", '--package', `file:../${engine}`];
  made = run(process.execPath, [create, 'my-docs', ...options], folder);
  expect(made.status, made.stderr).toBe(0);
}, 300_000);

it('is a project with a site after one command, which says what is next', () => {
  expect(made.stdout).toContain(`\nYour site is in ${join('my-docs', 'site')}; its README says what is where. Next:
  cd my-docs
  npm run dev\n`);
  expect(readdirSync(project)).toEqual(
    expect.arrayContaining(['.gitignore', 'node_modules', 'package-lock.json', 'package.json', 'site']),
  );
  expect(readFileSync(join(project, 'site/site.config.ts'), 'utf8')).toContain(String.raw`title: 'Bo\'s Lamp',`);
});

describe.each([
  ['product', 'site'],
  ['page', 'page'],
  ['library', 'library'],
])('the starter %s', (name, site) => {
  it('is written, and builds without a warning', () => {
    if (!existsSync(join(project, site))) expect(pagewright('init', site, '--starter', name).stderr).toBe('');
    const built = pagewright('build', site, '--strict', '--out', `dist-${name}`);
    expect(built.stderr).toBe('');
    expect(built.stdout).toMatch(new RegExp(`^Built \\d+ pages .* into dist-${name}/\n`));
    expect(readdirSync(join(project, `dist-${name}`))).toContain('index.html');
  });

  it('has correct samples and types', () => {
    if (name === 'page')
      appendFileSync(
        join(project, site, 'content/docs/index.mdx'),
        "\n```tsx\nimport { useState } from 'react';\n\nexport const Lamp = () => <b>{String(useState(false)[0])}</b>;\n```\n",
      );
    expect(pagewright('check', site).stdout).toMatch(/^Checked \d+ pages and \d samples: no problems\.\n$/);
    expect(compile(site).stdout).toBe('');
  });
});

it('needs no bundling of the command line', () => {
  const cached = readdirSync(join(project, 'node_modules/.cache/pagewright'));
  expect(cached.filter((name) => name.startsWith('node-'))).toEqual([]);
});

it('has types that find a mistake', () => {
  writeFileSync(
    join(project, 'page/wrong.ts'),
    `import { defineSite } from 'pagewright';\ndefineSite({ title: 1 });\n`,
  );
  expect(compile('page').stdout).toMatch(/^page\/wrong\.ts\(2,14\): error TS2322/);
});

it('holds no tests and no source that only this repository needs', () => {
  const packages = ['my-docs/node_modules/pagewright', 'npx/node_modules/create-pagewright'];
  for (const installed of packages) {
    const names = readdirSync(join(folder, installed), { recursive: true }) as string[];
    expect(names.filter((name) => /\.test\.|golden|^scripts\b/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
  }
  expect(existsSync(join(project, 'node_modules/pagewright/dist/types/index.d.ts'))).toBe(true);
});
