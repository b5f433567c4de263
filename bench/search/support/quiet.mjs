// Times mean something only if nothing else runs.
import { maxOthers, run } from '../../support/measure.mjs';

const sampleSeconds = 3;

/** How many cores other processes use right now; undefined where that cannot be read. */
export async function coresInUse() {
  const { others } = await run(process.execPath, ['-e', `setTimeout(() => {}, ${sampleSeconds * 1000})`]);
  return others;
}

export function describeCores(cores) {
  return `other processes used ${cores === undefined ? 'an unknown number of' : cores.toFixed(1)} cores`;
}

export async function requireQuiet(when) {
  const cores = await coresInUse();
  if (cores > maxOthers)
    throw new Error(
      `The machine was too busy ${when}: ${describeCores(cores)}, and times are recorded only up to ${maxOthers}.`,
    );
}
