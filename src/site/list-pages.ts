import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every Markdown file below a folder, by its full path. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
