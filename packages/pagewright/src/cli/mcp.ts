import { keepHeapSmall } from '../kernel/small-heap.ts';
import { serveStdio } from '../mcp/stdio.ts';
import { SetupError } from '../mcp/setup-error.ts';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';
import { stopSignal } from './server.ts';

/** Answers the questions of an agent about a built website, until it hangs up. */
export async function runMcp({ outDir }: Pick<Options, 'outDir'>): Promise<number> {
  // Standard output belongs to the protocol.
  console.log = console.error;
  // Beside an editor and its agent, a server that waits most of the time should stay small: `bench/mcp.mjs` says what that saves and costs.
  keepHeapSmall();
  try {
    await serveStdio(outDir, stopSignal());
    return 0;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new CommandError(error.message, error.hint, { cause: error });
  }
}
