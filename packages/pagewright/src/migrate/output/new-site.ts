import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../../kernel/hash.ts';
import { SiteError } from '../../kernel/problems.ts';
import { count } from '../../kernel/text/count.ts';

/** Lists what a migration has written, with hashes: the next one knows by it what somebody has edited. */
export const recordFile = '.pagewright-migration.json';

/** The files of a new site, before any is written. */
export class NewSite {
  private readonly texts = new Map<string, string>();
  private readonly copies = new Map<string, string>();

  write(path: string, content: string): void {
    this.texts.set(path, content);
  }

  copy(path: string, from: string): void {
    this.copies.set(path, from);
  }

  has(path: string): boolean {
    return this.texts.has(path);
  }

  /**
   * Writes everything. Files of an earlier migration are replaced or, if they are no longer part of the site, removed; those
   * that were edited since then, and those that are not from a migration, stay as they are.
   *
   * @returns The files that were left alone though the migration has something else for them.
   */
  save(folder: string, force: boolean): string[] {
    const record = readRecord(folder);
    const edited = Object.entries(record).filter(([path, hash]) => {
      const file = join(folder, path);
      return existsSync(file) && fingerprint(readFileSync(file)) !== hash;
    });
    const own = [...this.texts.keys(), ...this.copies.keys()];
    const foreign = own.filter((path) => !Object.hasOwn(record, path) && existsSync(join(folder, path)));
    const kept = new Set([...edited.map(([path]) => path), ...foreign]);
    if (kept.size > 0 && !force) throw refusal(folder, [...kept]);
    const hashes: Record<string, string> = {};
    for (const path of own) {
      if (kept.has(path)) continue;
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      const text = this.texts.get(path);
      if (text === undefined) copyFileSync(this.copies.get(path)!, file);
      else writeFileSync(file, text);
      hashes[path] = fingerprint(readFileSync(file));
    }
    for (const path of Object.keys(record))
      if (!Object.hasOwn(hashes, path) && !kept.has(path)) rmSync(join(folder, path), { force: true });
    // What was edited stays on record as it was written, so that the next migration sees that, too.
    for (const [path] of edited) hashes[path] = record[path]!;
    writeFileSync(join(folder, recordFile), `${JSON.stringify(hashes, undefined, 1)}\n`);
    return [...kept].filter((path) => own.includes(path));
  }
}

function readRecord(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const file = join(folder, recordFile);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  if (readdirSync(folder).length === 0) return {};
  throw new SiteError({
    severity: 'error',
    message: `the folder ${folder} is not empty`,
    hint: 'pass --out with a folder that does not exist yet',
  });
}

function refusal(folder: string, kept: string[]): SiteError {
  const named = kept.slice(0, 5).join(', ') + (kept.length > 5 ? ` and ${count(kept.length - 5, 'other')}` : '');
  return new SiteError({
    severity: 'error',
    message: `${count(kept.length, 'file')} in ${folder} would be overwritten, though not as the last migration wrote them: ${named}`,
    hint: 'pass another folder with --out; or --force, which leaves these files as they are and writes all others',
  });
}
