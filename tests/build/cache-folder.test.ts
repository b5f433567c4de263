import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyBasicSite, temporaryFolder } from '../support/fixture-site.ts';
import { runDocs, runDocsIn, testCache } from '../support/run-docs.ts';

it('is used by a build wherever it was copied to', async () => {
  await runDocs('--help');
  const copy = join(temporaryFolder(), 'cache');
  cpSync(testCache(), copy, { recursive: true });
  const bundle = readdirSync(copy, { recursive: true, encoding: 'utf8' }).find((file) => /bundle-[^/]+$/.test(file))!;
  writeFileSync(join(copy, bundle, 'client/assets/copied.txt'), '');
  const out = join(temporaryFolder(), 'dist');
  expect(await runDocsIn(copy, 'build', copyBasicSite(), '--out', out)).toMatchObject({ code: 0 });
  expect(readdirSync(join(out, 'docs/assets'))).toContain('copied.txt');
});
