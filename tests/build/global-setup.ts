import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareEngine } from '../support/run-docs.ts';

/**
 * One temporary folder for the whole run: copies of fixture sites, outputs, and a separate engine cache. The engine is
 * bundled once, in the background, while tests that do not need it run.
 */
export default function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-test-'));
  process.env['DOCS_TEST_FOLDER'] = folder;
  const engine = prepareEngine();
  return async () => {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
