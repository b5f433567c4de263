import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { listFiles } from '../../kernel/files/list-files.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { Problem } from '../../kernel/problems.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { configFile } from '../config/config-file.ts';

const isModule = (file: string): boolean => /(?<!\.test|\.d)\.[jt]sx$/.test(file);

/** Finds the modules of a site's folder, and notes what is wrong with them. */
export class ModuleFinder {
  readonly problems: Problem[] = [];
  private readonly siteDir: string;

  constructor(siteDir: string) {
    this.siteDir = siteDir;
  }

  /** The path of a folder or file: the usual one if it exists, or the configured one, which has to. */
  folder(field: string[], configured: string | undefined, usual: string, kind: 'folder' | 'file'): string | undefined {
    const path = join(this.siteDir, configured ?? usual);
    const found = statSync(path, { throwIfNoEntry: false });
    if (kind === 'folder' ? found?.isDirectory() : found?.isFile()) return path;
    if (configured === undefined) return undefined;
    const source = readFileSync(join(this.siteDir, configFile), 'utf8');
    this.problems.push({
      severity: 'error',
      file: configFile,
      line: lineOfPath(source, field),
      message: `${field.join('.')}: there is no ${kind} ${configured}`,
      hint: `create it, or correct the path: it is relative to the folder of ${configFile}`,
    });
    return undefined;
  }

  /** A file with a capital is a component, wherever in the folder it is; others are what components import. */
  components(folder: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const file of listFiles(folder).sort()) {
      const name = basename(file, extname(file));
      if (!isModule(file) || !/^[A-Z]\w*$/.test(name)) continue;
      const other = found[name];
      if (other)
        this.report(
          file,
          `there are two components <${name}>: the other one is ${relativePath(this.siteDir, other)}`,
          'rename one of them: a component is called like its file',
        );
      found[name] = file;
    }
    return found;
  }

  /** A site's component must not have the name of a plugin's. */
  compare(own: Record<string, string>, others: Record<string, string>): void {
    for (const [name, file] of Object.entries(own))
      if (Object.hasOwn(others, name))
        this.report(file, `a plugin has a component <${name}> as well`, 'rename this one, or remove the plugin');
  }

  /** `pages/about.tsx` is at `about`, `pages/index.tsx` is the home page; files beginning with `_` are what pages import. */
  pages(folder: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const file of listFiles(folder).sort()) {
      const path = relativePath(folder, file).replace(/\.[jt]sx$/, '');
      if (!isModule(file) || path.split('/').some((part) => part.startsWith('_'))) continue;
      if (!/^[\w./~-]+$/.test(path))
        this.report(
          file,
          `the name of this page cannot be part of an address: ${path}`,
          'use only letters from a to z, digits and - . _ ~',
        );
      found[path.replace(/(?:^|\/)index$/, '')] = file;
    }
    return found;
  }

  private report(file: string, message: string, hint: string): void {
    this.problems.push({ severity: 'error', file: relativePath(this.siteDir, file), message, hint });
  }
}
