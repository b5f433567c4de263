import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ToolError } from '../tool-error.ts';
import type { SnippetOrder, SnippetResult } from './check-snippet.ts';

/** In milliseconds. */
const longest = 15_000;
/** In characters: the mistakes of a snippet fill a page, not a book. */
const longestOutput = 1_000_000;

/** Bundled beside this code. */
const script = fileURLToPath(new URL('check-snippet.mjs', import.meta.url));

/** Checks a snippet in a process of its own, which ends with the call. */
export async function runCheck(order: Omit<SnippetOrder, 'dir'>, signal: AbortSignal): Promise<SnippetResult> {
  const dir = mkdtempSync(join(tmpdir(), 'pagewright-check-'));
  // Not `AbortSignal.any` with a timeout: Node 20 may collect that as garbage before its time.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const timer = setTimeout(end, longest);
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    const output = await outputOf({ ...order, dir }, ending.signal);
    signal.throwIfAborted();
    if (ending.signal.aborted)
      throw new ToolError(`The compiler did not finish in ${longest / 1000} seconds, and was ended.`);
    const result = readResult(output);
    if (!result) throw new ToolError('The compiler could not read the snippet: it may be nested too deeply.');
    return result;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    // On Windows, a process that was just ended may still have its folder.
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function outputOf(order: SnippetOrder, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { PATH, SystemRoot, TEMP } = process.env;
    const child = spawn(process.execPath, ['--max-old-space-size=256', script], {
      cwd: order.dir,
      // No secret of the server is in there; the limit is one that the compiler tries to keep.
      env: { PATH, SystemRoot, TEMP, GOMEMLIMIT: '512MiB' },
      stdio: ['pipe', 'pipe', 'ignore'],
      // A group of its own, so that the compiler, which it starts, ends with it.
      detached: process.platform !== 'win32',
    });
    const end = (): void => endWithChildren(child);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.length > longestOutput) end();
    });
    child.on('error', reject);
    child.on('close', () => {
      signal.removeEventListener('abort', end);
      resolve(output);
    });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
    // It may be gone before it has read all of it.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(order));
  });
}

function endWithChildren(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  // Windows has no groups of processes, but a command that knows which process started which.
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGKILL');
}

/** Nothing if the process has ended before it was done. */
function readResult(output: string): SnippetResult | undefined {
  try {
    return JSON.parse(output) as SnippetResult;
  } catch {
    return undefined;
  }
}
