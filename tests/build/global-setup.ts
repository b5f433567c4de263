import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareEngine, root } from '../fixtures/run-docs.ts';

/**
 * One temporary folder for the whole run: copies of fixture sites, outputs, and an engine cache of its own. The
 * engine's bundles are made in the background, once, while the tests that do not need them run.
 */
export default function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-test-'));
  // What the engine keeps in its cache imports packages: they are found from there by this link.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  process.env['DOCS_TEST_FOLDER'] = folder;
  const engine = prepareEngine();
  return async () => {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
