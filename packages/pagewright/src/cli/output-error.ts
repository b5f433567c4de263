import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { followLinks, isOutput, isReplaceable } from '../pipeline/output/output-folder.ts';
import { isWithin } from '../kernel/files/relative-path.ts';
import { CommandError } from './command-error.ts';

/** What a build writes; other commands write something else. */
const website = 'the website';
const inside = 'choose a folder inside it, or another --out';
const permissions = 'change the permissions, or choose another --out';
const hints: Record<string, string> = {
  EACCES: permissions,
  EPERM: permissions,
  EROFS: 'this file system is read-only; choose another --out',
  // Another program uses it, or it is a mount that `isMount` does not recognize: one of the same disk.
  EBUSY: inside,
  ENOTDIR: 'part of this path is a file; choose another --out',
  ENOSPC: 'free some space, or choose an --out on another disk',
};

/** In the site's folder. A website in one of them would become part of the next one. */
const sourceFolders = ['content', 'static', 'reference', 'commands'];

/** Fails if the website must not be where it is asked for. */
export function checkReplaceable(siteDir: string, outDir: string): void {
  checkApart(siteDir, outDir);
  const target = followLinks(outDir);
  if (isMount(target)) refuse(outDir, 'it is mounted, for example as a volume, and cannot be replaced', inside);
  refuse(outDir, obstacle(target));
  // The shell would go on standing in the deleted folder, where no command works.
  if (isWithin(target, process.cwd()))
    refuse(outDir, 'the build would replace the folder you are in', 'run it from another folder');
}

/** Fails if the website would be among the site's sources or the other way round: a server watches only one of them. */
export function checkApart(siteDir: string, outDir: string): void {
  const target = followLinks(outDir);
  const sources = sourceFolders.find((folder) => isWithin(join(siteDir, folder), target));
  if (sources) refuse(outDir, `the site is built from what is in ${sources}/`);
  if (isWithin(target, siteDir)) refuse(outDir, 'it contains the site');
}

function refuse(outDir: string, reason: string | undefined, hint = 'choose another --out'): void {
  if (reason) throw new CommandError(`cannot write the website to ${outDir}: ${reason}`, hint);
}

/** A build renames the old folder and the new one, which the system does not allow for the root of another disk. */
function isMount(target: string): boolean {
  const found = statSync(target, { throwIfNoEntry: false });
  return found !== undefined && found.dev !== statSync(dirname(target)).dev;
}

function obstacle(target: string): string | undefined {
  if (isReplaceable(target)) return undefined;
  return statSync(target).isDirectory()
    ? 'it contains files that are not a built website, and the build would delete them'
    : 'it is a file';
}

/** Fails before the pages are built if their folder cannot be created. Whether it can, only an attempt shows. */
export function checkWritable(outDir: string, what = website): void {
  try {
    const target = followLinks(outDir);
    let above = dirname(target);
    while (!existsSync(above)) above = dirname(above);
    rmdirSync(mkdtempSync(`${join(above, basename(target))}.new-`));
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, outDir, what);
  }
}

/** Explains a failure to write the output, and only that: the site and the cache have other places. */
export function throwOutputError(error: unknown, outDir: string): never {
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const target = dest ?? path;
  // A full disk is noticed while writing to an open file, when the path is no longer known.
  const isOurs = code === 'ENOSPC' || (target !== undefined && isOutput(followLinks(outDir), target));
  throw isOurs ? explain(error as NodeJS.ErrnoException, outDir, website) : error;
}

/** What the system says, in words that name the place and the mend. */
export function explain(error: NodeJS.ErrnoException, outDir: string, what: string): Error {
  const hint = hints[error.code ?? ''];
  // What follows the comma is the system call.
  const reason = error.message.split(',', 1)[0]!;
  return hint ? new CommandError(`cannot write ${what} to ${outDir}: ${reason}`, hint, { cause: error }) : error;
}
