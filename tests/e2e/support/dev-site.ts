import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { devExample } from '../../../scripts/serve-example-dev.mjs';

/** The copy of the example that the development server shows; edits are undone with `restore`. */
export class DevSite {
  private readonly place: { site: string; terminal: string };
  /** A new file has none. */
  private readonly originals = new Map<string, string | undefined>();

  constructor(baseURL: string) {
    this.place = devExample(new URL(baseURL).port) as DevSite['place'];
  }

  edit(file: string, change: (source: string) => string): void {
    const path = join(this.place.site, file);
    const isNew = !existsSync(path);
    const source = isNew ? '' : readFileSync(path, 'utf8');
    if (!this.originals.has(file)) this.originals.set(file, isNew ? undefined : source);
    const changed = change(source);
    if (changed === source) throw new Error(`The edit of ${file} changes nothing`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, changed);
  }

  /** Undoes all edits, and waits until the server has noticed. */
  async restore(): Promise<void> {
    const printed = this.terminal().length;
    for (const [file, source] of this.originals) {
      const path = join(this.place.site, file);
      if (source === undefined) rmSync(path);
      else writeFileSync(path, source);
    }
    await this.noticed([...this.originals.keys()], printed);
    this.originals.clear();
  }

  /** Waits until the server reports, after so many characters in the terminal, that these files have changed. */
  async noticed(files: string[], printed: number): Promise<void> {
    const reported = () => files.filter((file) => this.terminal().slice(printed).includes(`${file} changed`));
    await expect.poll(reported, { intervals: [5] }).toEqual(files);
  }

  /** What the server has printed so far. */
  terminal(): string {
    return readFileSync(this.place.terminal, 'utf8');
  }
}
