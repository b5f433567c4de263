import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from './fixture-site.ts';
import { folderContents } from './folder-contents.ts';
import { runPagewright } from './run-pagewright.ts';

/** Builds a site, compares what comes out with what a first build of a copy makes, and returns what the command printed. */
export async function buildAsFirst(site: string, out: string): Promise<string> {
  const { code, output } = await runPagewright('build', site, '--out', out);
  expect({ code, output }).toMatchObject({ code: 0 });
  const copy = join(temporaryFolder(), 'site');
  cpSync(site, copy, { recursive: true });
  const other = join(temporaryFolder(), 'dist');
  expect(await runPagewright('build', copy, '--out', other)).toMatchObject({ code: 0 });
  expect(folderContents(out)).toEqual(folderContents(other));
  return output;
}
