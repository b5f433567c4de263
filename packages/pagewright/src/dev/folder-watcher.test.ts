import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { FolderWatcher } from './folder-watcher.ts';

function watched(): { folder: string; reported: Set<string> } {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  const reported = new Set<string>();
  const isOutput = (path: string): boolean => path.startsWith(join(folder, 'dist'));
  const watcher = new FolderWatcher((path) => reported.add(path), isOutput);
  watcher.add(folder);
  onTestFinished(() => watcher.close());
  return { folder, reported };
}

it('reports files that are written, replaced and removed, however deep they are', async () => {
  const { folder, reported } = watched();
  const file = join(folder, 'a/b/page.mdx');
  for (const change of [
    () => writeFileSync(file, 'one'),
    () => writeFileSync(file, 'two'),
    () => {
      writeFileSync(join(folder, 'a/b/page.tmp'), 'three');
      renameSync(join(folder, 'a/b/page.tmp'), file);
    },
    () => rmSync(file),
  ]) {
    reported.clear();
    change();
    await expect.poll(() => [...reported], { interval: 5 }).toContain(file);
  }
});

it('notices what is in a folder that is new, or new again', async () => {
  const { folder, reported } = watched();
  for (let round = 0; round < 2; round++) {
    mkdirSync(join(folder, 'new/deep'), { recursive: true });
    await expect.poll(() => [...reported], { interval: 5 }).toContain(join(folder, 'new'));
    writeFileSync(join(folder, 'new/deep/page.mdx'), 'Text');
    await expect.poll(() => [...reported], { interval: 5 }).toContain(join(folder, 'new/deep/page.mdx'));
    rmSync(join(folder, 'new'), { recursive: true });
    reported.clear();
    await expect.poll(() => [...reported], { interval: 5 }).toContain(join(folder, 'new'));
    reported.clear();
  }
});

it('is silent about what is built and about packages', async () => {
  const { folder, reported } = watched();
  writeFileSync(join(folder, 'dist/index.html'), 'built');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/package.json'), '{}');
  writeFileSync(join(folder, 'page.mdx'), 'last');
  await expect.poll(() => [...reported], { interval: 5 }).toEqual([join(folder, 'page.mdx')]);
});
