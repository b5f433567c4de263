import { en } from '../../contract/strings/en.ts';
import { execFile } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, promisify } from 'node:util';
import { build } from 'rolldown';
import { expect, it, vi } from 'vitest';
import * as cacheFolder from '../../../bin/cache.mjs';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { noModules } from '../../site/modules/site-modules.ts';
import { bundleProblems } from './bundle-problems.ts';
import { ensureBundle } from './ensure-bundle.ts';
import type { Engine } from '../engine.ts';

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return { ...fs, utimesSync: vi.fn(fs.utimesSync) };
});

const folders = { root: '/engine', siteDir: '/site' };
const hint = 'this is code of Pagewright itself: if you have not changed it, install it again';

it('a mistake in the code is a problem with its file and line, without colours', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'Twice.ts'), "\nimport { a } from 'a';\nimport { a } from 'b';\n");
  const error: unknown = await build({ input: join(root, 'Twice.ts'), write: false }).catch(
    (thrown: unknown) => thrown,
  );
  expect(bundleProblems(error, { root, siteDir: join(root, 'site') })).toEqual([
    {
      severity: 'error',
      file: 'Twice.ts',
      line: 2,
      message: 'failed to bundle the engine: Identifier `a` has already been declared',
      hint,
    },
  ]);
});

it('a mistake without a file is shown with its lines', () => {
  const error = Object.assign(new Error(), {
    errors: [{ message: 'Bad style', loc: { line: 1 }, frame: '1 | a {\n' }],
  });
  expect(bundleProblems(error, folders)).toEqual([
    { severity: 'error', message: 'failed to bundle the engine: Bad style\n1 | a {', hint },
  ]);
  expect(bundleProblems(new Error('other'), folders)).toBeUndefined();
});

it('a mistake in the bundle of a worker is named, not only counted', () => {
  const error = Object.assign(new Error(), {
    errors: [{ message: '[vite:worker] Build failed with 1 error:\n\n[UNRESOLVED_ENTRY]: Cannot resolve worker.ts.' }],
  });
  expect(bundleProblems(error, folders)).toEqual([
    { severity: 'error', message: 'failed to bundle the engine: Cannot resolve worker.ts.', hint },
  ]);
});

/** Bundles with a stand-in for the child process. */
function bundleWith(script: string): Promise<unknown> {
  const cache = temporaryFolder();
  const bundler = join(cache, 'bundler.mjs');
  writeFileSync(bundler, script);
  const bundleEngine: Engine['bundleEngine'] = ({ dir }) => promisify(execFile)(process.execPath, [bundler, dir]);
  return ensureBundle(
    { root: cache, cache, hash: 'a', worker: '', bundleEngine, ...cacheFolder },
    { siteDir: cache, baseUrl: '/docs/', modules: noModules, strings: en, languages: 1 },
  );
}

it('the problems of the child process are those of the command, each once', async () => {
  const problem = { severity: 'error', file: 'src/a.ts', line: 1, message: 'Wrong' };
  const printed = JSON.stringify(JSON.stringify([problem, problem]));
  await expect(bundleWith(`console.log(${printed}); process.exitCode = 1`)).rejects.toMatchObject({
    name: 'SiteError',
    problems: [problem],
  });
});

it('whatever else goes wrong in the child process is shown once, with its stack', async () => {
  const error: unknown = await bundleWith("throw new Error(['Full', 'disk'].join(' '))").catch((thrown) => thrown);
  const { message } = error as Error;
  expect(message).toMatch(/^failed to bundle the engine:\n/);
  expect(message).toContain('Error: Full disk\n    at ');
  expect(inspect(error).match(/Full disk/g)).toHaveLength(1);
});

it.each([
  ['EROFS', true],
  ['EIO', false],
])('a bundle that cannot be marked as used because of %s is used all the same: %s', async (code, isUsed) => {
  const error = Object.assign(new Error(code), { code });
  vi.mocked(utimesSync).mockImplementationOnce(() => {
    throw error;
  });
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    const [, , dir] = process.argv;
    mkdirSync(dir);
    writeFileSync(dir + '/bundle.json', '{"id": "made"}');
  `;
  const made = bundleWith(script);
  await (isUsed ? expect(made).resolves.toMatchObject({ id: 'made' }) : expect(made).rejects.toBe(error));
});
