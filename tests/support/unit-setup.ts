import { createTestFolder } from './test-folder.ts';

/** Unit tests need a temporary folder and nothing else; if build tests run as well, theirs does for both. */
export default function setup(): (() => Promise<void>) | undefined {
  return process.env['PAGEWRIGHT_TEST_FOLDER'] ? undefined : createTestFolder();
}
