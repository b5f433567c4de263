import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/fixture-site.ts';
import { root } from '../fixtures/run-docs.ts';

it('removes bundles of earlier sources after a day, when it makes new ones', () => {
  const cache = temporaryFolder();
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const name of ['node-old', 'bundle-old-1', 'site-old', 'node-recent', 'bundle-recent-1'])
    mkdirSync(join(cache, name));
  for (const name of ['node-old', 'bundle-old-1', 'site-old']) utimesSync(join(cache, name), twoDaysAgo, twoDaysAgo);
  execFileSync(process.execPath, [join(root, 'bin/docs.mjs'), '--help'], {
    env: { ...process.env, DOCS_ENGINE_CACHE: cache },
  });
  const made = expect.stringMatching(/^node-[0-9a-f]{16}$/);
  expect(readdirSync(cache).sort()).toEqual(['bundle-recent-1', made, 'node-recent', 'node_modules', 'site-old']);
});
