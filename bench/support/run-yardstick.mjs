import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './measure.mjs';

/** Highlights a site's code blocks; returns their number and the cost. */
export async function runYardstick(siteDir) {
  const { stdout, ...figures } = await run(process.execPath, [
    join(dirname(fileURLToPath(import.meta.url)), '..', 'yardstick.mjs'),
    siteDir,
  ]);
  const { blocks, seconds } = JSON.parse(stdout);
  return { blocks, ...figures, seconds };
}
