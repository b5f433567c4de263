import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyBasicSite, temporaryFolder } from '../support/fixture-site.ts';
import { folderContents } from '../support/folder-contents.ts';
import { runPagewright, runWith, copySharedCache } from '../support/run-pagewright.ts';

/** What says of other files whether they are whole: without it all of them would be made again, whole or not. */
const lists = /^(seal|manifest)\.json$/;

/** A site with a cache of its own, and what a build of it publishes. */
async function builtSite() {
  await runPagewright('--help');
  const cache = join(temporaryFolder(), 'cache');
  copySharedCache(cache);
  const out = join(temporaryFolder(), 'dist');
  const site = copyBasicSite();
  const build = (): ReturnType<typeof runWith> => runWith({ PAGEWRIGHT_CACHE: cache }, 'build', site, '--out', out);
  expect(await build()).toMatchObject({ code: 0 });
  return { cache, out, build, whole: folderContents(out) };
}

/** Cuts files of a cache in half; returns their names. */
function damage(cache: string, isDamaged: (name: string) => boolean): string {
  const files = readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isDamaged(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) truncateSync(file, Math.floor(statSync(file).size / 2));
  return files.join('\n');
}

it('a cache whose files all lost their ends heals, and what is published is whole', async () => {
  const { cache, out, build, whole } = await builtSite();
  const names = damage(cache, (name) => !lists.test(name));
  for (const kind of [/module-\w+\.mjs$/m, /bundle\.json$/m, /ssr\/index\.js$/m, /\/worker\.mjs$/m, /\.html\.br$/m])
    expect(names).toMatch(kind);
  const { code, output } = await build();
  expect(output).toMatch(/^The cache was damaged: .*node-\w+ is made again\.$/m);
  expect(output).toMatch(/^The cache was damaged: .*bundle-[\w-]+ is made again\.$/m);
  expect(output).toMatch(/^The cache was damaged: what needed \d+ files of it has been made again\.$/m);
  expect(code).toBe(0);
  expect(folderContents(out)).toEqual(whole);
  expect((await build()).output).not.toContain('damaged');
});

it.each(['.rsc', '.md'])(
  'the kept %s files of a version that has not changed heal, also those beside its folder',
  async (ending) => {
    const { cache, out, build, whole } = await builtSite();
    expect(damage(cache, (name) => name.endsWith(ending))).not.toBe('');
    const { code, output } = await build();
    expect(folderContents(out)).toEqual(whole);
    expect(output).toMatch(/^The cache was damaged: what needed \d files? of it has been made again\.$/m);
    expect(code).toBe(0);
  },
);
