import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs the real command, with the engine that the tests' sites were built with; fails if it does. */
export async function runCommand(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['packages/pagewright/bin/pagewright.mjs', ...args]);
}
