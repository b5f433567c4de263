import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates the folder that all temporary folders of a run are in. The returned function removes it, in the background:
 * it is large, and the test runner takes a last worker for stuck if nobody hears that it has ended.
 */
export function createTestFolder(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-'));
  process.env['PAGEWRIGHT_TEST_FOLDER'] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
