import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stageAll, undoAll } from './git.ts';
import type { Plan, PlannedChange } from './plan.ts';

/** Changes the files, all or none, and tells git of them. */
export function applyPlan(siteDir: string, { changes }: Plan): void {
  try {
    for (const change of changes) apply(siteDir, change);
    stageAll(siteDir);
  } catch (error) {
    stageAll(siteDir);
    undoAll(siteDir);
    throw error;
  }
}

function apply(siteDir: string, change: PlannedChange): void {
  const path = join(siteDir, change.file);
  if (change.kind === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change.text);
    return;
  }
  if (change.kind === 'move') {
    const to = join(siteDir, change.to);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(path, to);
  } else rmSync(path);
  removeEmpty(dirname(path), siteDir);
}

/** Git knows no empty folders. */
function removeEmpty(folder: string, siteDir: string): void {
  if (folder === siteDir || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), siteDir);
}
