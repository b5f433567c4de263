import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyBasicSite, temporaryFolder } from '../support/fixture-site.ts';
import { runPagewright, runWith, copySharedCache } from '../support/run-pagewright.ts';
import { runSmall, smallCheckout } from '../support/small-checkout.ts';

const unusable =
  /^The cache folder cannot be used: .*\n {2}hint: set PAGEWRIGHT_CACHE to a writable folder; until then every run starts from nothing\n$/;

/** Makes a function of `node:fs` fail as it does in somebody else's folder, which tests that run as root do not have. */
function refuse(name: string): string {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.${name} = (path) => { throw Object.assign(new Error('EPERM: ${name}'), { code: 'EPERM', path: String(path) }); };
    syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

it('is used by a build wherever it was copied to', async () => {
  await runPagewright('--help');
  const copy = join(temporaryFolder(), 'cache');
  copySharedCache(copy);
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  // Other tests have bundles of their own in the same cache.
  for (const bundle of files.filter((file) => /bundle-[\da-f-]+$/.test(file)))
    writeFileSync(join(copy, bundle, 'client/assets/copied.txt'), '');
  const out = join(temporaryFolder(), 'dist');
  expect(await runWith({ PAGEWRIGHT_CACHE: copy }, 'build', copyBasicSite(), '--out', out)).toMatchObject({
    code: 0,
  });
  expect(readdirSync(join(out, 'docs/assets'))).toContain('copied.txt');
});

it('moves with its checkout', () => {
  const checkout = smallCheckout('its packages');
  expect(runSmall(checkout)).toMatchObject({ status: 0, stdout: 'its packages\n' });
  renameSync(checkout, `${checkout}-moved`);
  expect(runSmall(`${checkout}-moved`)).toMatchObject({ status: 0, stdout: 'its packages\n' });
});

it('gives every checkout that shares it its own packages', () => {
  const cache = temporaryFolder();
  const [first, second] = [smallCheckout('first'), smallCheckout('second')];
  const outputs = [first, second, first, second].map((checkout) => runSmall(checkout, cache).stdout);
  expect(outputs).toEqual(['first\n', 'second\n', 'first\n', 'second\n']);
});

it('may belong to somebody else once the engine is in it', () => {
  const checkout = smallCheckout('its packages');
  expect(runSmall(checkout)).toMatchObject({ status: 0 });
  expect(runSmall(checkout, '', refuse('utimesSync'))).toMatchObject({ status: 0, stdout: 'its packages\n' });
});

it('is replaced for a run where it cannot be made or written, which is said', () => {
  const checkout = smallCheckout('its packages');
  const works = { status: 0, stdout: 'its packages\n', stderr: expect.stringMatching(unusable) };
  writeFileSync(join(checkout, 'node_modules/.cache'), '');
  expect(runSmall(checkout)).toMatchObject(works);
  rmSync(join(checkout, 'node_modules/.cache'));
  expect(runSmall(checkout, '', refuse('accessSync'))).toMatchObject(works);
  expect(readdirSync(join(checkout, 'node_modules/.cache/pagewright'))).toEqual([]);
});
