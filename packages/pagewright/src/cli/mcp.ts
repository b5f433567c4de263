import { setFlagsFromString } from 'node:v8';
import { serveStdio } from '../mcp/stdio.ts';
import { SetupError } from '../mcp/setup-error.ts';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';
import { stopSignal } from './server.ts';

/**
 * By default the heap grows while there is memory, to collect less often. Beside an editor and its agent, a server that waits most of the time
 * should rather stay small: `bench/mcp.mjs` says what that saves and costs.
 */
const smallHeap = ['--semi-space-growth-factor=1', '--heap-growing-percent=30'];

/** Answers the questions of an agent about a built website, until it hangs up. */
export async function runMcp({ outDir }: Pick<Options, 'outDir'>): Promise<number> {
  // Standard output belongs to the protocol.
  console.log = console.error;
  for (const flag of smallHeap) setFlagsFromString(flag);
  try {
    await serveStdio(outDir, stopSignal());
    return 0;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new CommandError(error.message, error.hint, { cause: error });
  }
}
