import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiFile, apiFilePath, readApiFile } from '../plugins/reference/api-file.ts';
import type { FoundVersion } from './find-version.ts';
import { ToolError } from './tool-error.ts';

/** The declarations of each version, read when they are wanted. */
export class ApiFiles {
  private readonly dir: string;
  private readonly known = new Map<string, { changed: number; file: ApiFile }>();

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Those of a version; undefined if its API is not documented. */
  of({ language, version }: FoundVersion): ApiFile | undefined {
    const path = join(this.dir, language.baseUrl, apiFilePath(version.name));
    if (!existsSync(path)) return undefined;
    const changed = statSync(path).mtimeMs;
    const found = this.known.get(path);
    if (found?.changed === changed) return found.file;
    const file = readApiFile(readFileSync(path, 'utf8'));
    if (!file)
      throw new ToolError(
        'The declarations were written by another release of Pagewright. The site has to be built again.',
      );
    this.known.set(path, { changed, file });
    return file;
  }
}
