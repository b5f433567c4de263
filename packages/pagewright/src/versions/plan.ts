import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../kernel/problems.ts';
import type { VersionChange } from '../site/plugins/plugin-versions.ts';

/** Paths are relative to the site's folder. */
export type PlannedChange =
  | { kind: 'move'; file: string; to: string }
  | { kind: 'write'; file: string; text: string; isNew: boolean; why: string }
  | { kind: 'remove'; file: string };

export interface ByHand {
  file: string;
  line?: number;
  message: string;
}

/** What a command is going to do to the files of a site. Nothing is written before all of it is known. */
export class Plan {
  readonly changes: PlannedChange[] = [];
  readonly byHand: ByHand[] = [];
  /** Targets that are taken. */
  readonly clashes: Problem[] = [];
  private readonly siteDir: string;
  /** Files as they will be; nothing for those that will be gone. */
  private readonly texts = new Map<string, string | undefined>();

  constructor(siteDir: string) {
    this.siteDir = siteDir;
  }

  /** The text of a file as it will be. */
  read(file: string): string | undefined {
    if (this.texts.has(file)) return this.texts.get(file);
    const path = join(this.siteDir, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  move(file: string, to: string): void {
    const isReplaced = this.texts.has(to) && this.texts.get(to) === undefined;
    if (!isReplaced && this.read(to) !== undefined) this.clash(to);
    this.texts.set(to, this.read(file));
    this.texts.set(file, undefined);
    this.changes.push({ kind: 'move', file, to });
  }

  /** A file that must not be there yet. */
  create(file: string, text: string, why: string): void {
    if (this.read(file) !== undefined) this.clash(file);
    this.write(file, text, why);
  }

  write(file: string, text: string, why: string): void {
    const before = this.read(file);
    if (before === text) return;
    this.texts.set(file, text);
    this.changes.push({ kind: 'write', file, text, isNew: before === undefined, why });
  }

  remove(file: string): void {
    this.texts.set(file, undefined);
    this.changes.push({ kind: 'remove', file });
  }

  /** What plugins ask for. */
  add(changes: VersionChange[], why: string): void {
    for (const change of changes) {
      if ('move' in change) this.move(change.move, change.to);
      else if ('write' in change) this.write(change.write, change.text, why);
      else if ('remove' in change) this.remove(change.remove);
      else this.byHand.push({ file: change.file, message: change.byHand });
    }
  }

  private clash(file: string): void {
    this.clashes.push({
      severity: 'error',
      file,
      message: 'this file is in the way: the new version would have it, too',
      hint: 'move or remove it, and commit that',
    });
  }
}
