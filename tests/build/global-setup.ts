import { createTestFolder } from '../support/test-folder.ts';
import { prepareEngine } from '../support/run-pagewright.ts';

/**
 * One temporary folder for the whole run: copies of fixture sites, outputs, and a separate engine cache. The engine is
 * bundled once, in the background, while tests that do not need it run.
 */
export default function setup(): () => Promise<void> {
  const remove = createTestFolder();
  const engine = prepareEngine();
  return async () => {
    await engine.stop();
    await remove();
  };
}
