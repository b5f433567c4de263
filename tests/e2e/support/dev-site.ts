import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { devExample } from '../../../scripts/serve-example-dev.mjs';

/** The copy of the example that the development server shows; edits are undone with `restore`. */
export class DevSite {
  private readonly place: { site: string; terminal: string };
  private readonly originals = new Map<string, string>();

  constructor(baseURL: string) {
    this.place = devExample(new URL(baseURL).port) as DevSite['place'];
  }

  edit(file: string, change: (source: string) => string): void {
    const path = join(this.place.site, file);
    const source = readFileSync(path, 'utf8');
    if (!this.originals.has(file)) this.originals.set(file, source);
    const changed = change(source);
    if (changed === source) throw new Error(`The edit of ${file} changes nothing`);
    writeFileSync(path, changed);
  }

  /** Undoes all edits, and waits until the server has noticed. */
  async restore(): Promise<void> {
    const printed = this.terminal().length;
    for (const [file, source] of this.originals) writeFileSync(join(this.place.site, file), source);
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
