import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatProblem } from '../../kernel/problems.ts';
import { escapeForPattern } from '../../kernel/text/pattern.ts';

/** Matches the names of folders that are filled or moved aside, with their state and process id. */
export function unfinished(target: string): RegExp {
  return new RegExp(`^${escapeForPattern(basename(target))}\\.(new|old)-(\\d+)$`);
}

/** The file of an unfinished output that lists the folders moved into it. */
export const keptList = '.kept-folders.json';

/** Returns to an output what had been moved out of it. */
export function giveBack(unfinishedFolder: string, target: string): void {
  const list = join(unfinishedFolder, keptList);
  if (!existsSync(list) || !existsSync(target)) return;
  for (const folder of JSON.parse(readFileSync(list, 'utf8')) as string[]) {
    const [from, to] = [join(unfinishedFolder, folder), join(target, folder)];
    if (existsSync(from) && !existsSync(to)) renameSync(from, to);
  }
}

/** Cleans up after killed builds: restores an output that was moved aside, removes an unfinished one. */
export function recover(target: string): void {
  const parent = dirname(target);
  if (!existsSync(parent)) return;
  // First what was moved aside: what belongs into it is in the unfinished one, whose name comes before.
  for (const name of readdirSync(parent).sort().toReversed()) {
    const match = unfinished(target).exec(name);
    if (!match || isRunning(Number(match[2]))) continue;
    const path = join(parent, name);
    if (match[1] === 'new') giveBack(path, target);
    if (match[1] === 'old' && !existsSync(target)) renameSync(path, target);
    // With our process id, it is where this build puts its own.
    else if (Number(match[2]) === process.pid) rmSync(path, { recursive: true, force: true });
    else removeIfAllowed(path);
  }
}

/** An output may belong to another user. Whoever can write next to it can move it aside, but not remove what is in it. */
export function removeIfAllowed(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    const message = `cannot remove ${folder}, which is no longer needed: ${(error as Error).message}`;
    console.warn(formatProblem({ severity: 'warning', message, hint: 'remove it yourself' }));
  }
}

/** Whether another process has this id. In a container a killed build may have had ours. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
