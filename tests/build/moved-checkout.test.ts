import { execFile } from 'node:child_process';
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { changeSite, copyBasicSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { folderContents } from '../support/folder-contents.ts';
import { engineRoot, root } from '../support/run-pagewright.ts';

const cacheName = '.pagewright-cache';

/** A folder with the engine, its packages and a site that compares its versions, as a clone of one repository. */
function checkout(): string {
  const folder = join(temporaryFolder(), 'clone');
  for (const part of ['bin', 'src', 'package.json'])
    cpSync(join(engineRoot, part), join(folder, 'packages/pagewright', part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  renameSync(copyBasicSite(), join(folder, 'site'));
  changeSite(join(folder, 'site'), { 'site.config.ts': replace('  baseUrl', '  versionChanges: true,\n  baseUrl') });
  return folder;
}

async function build(folder: string): Promise<string> {
  const { PATH, HOME } = process.env;
  const args = ['packages/pagewright/bin/pagewright.mjs', 'build', 'site', '--out', 'dist'];
  const env = { PATH, HOME, PAGEWRIGHT_CACHE: cacheName };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  return stderr + stdout;
}

it('a cache that was saved in one checkout is used by another one elsewhere, without its output', async () => {
  const first = checkout();
  expect(await build(first)).toMatch(/[1-9]\d* compiled/);
  const published = folderContents(join(first, 'dist'));
  const second = checkout();
  cpSync(join(first, cacheName), join(second, cacheName), { recursive: true, verbatimSymlinks: true });
  rmSync(first, { recursive: true });
  const output = await build(second);
  expect(output).toContain('0 compiled, 0 rendered');
  expect(output).toContain('kept     2 versions in which nothing has changed');
  expect(output).not.toContain('damaged');
  expect(folderContents(join(second, 'dist'))).toEqual(published);
}, 120_000);
