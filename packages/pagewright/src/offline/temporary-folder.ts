import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does something with a folder that is gone afterwards, also if it fails or somebody stops it. */
export async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-export-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // By itself a signal ends the process without a word to anybody.
  const stop = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal]);
  process.once('exit', remove);
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work(folder);
  } finally {
    for (const signal of signals) process.removeListener(signal, stop);
    process.removeListener('exit', remove);
    remove();
  }
}
