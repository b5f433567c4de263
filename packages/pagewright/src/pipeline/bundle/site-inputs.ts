import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isWithin, relativePath } from '../../kernel/files/relative-path.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { withParts } from '../../site/modules/imported-styles.ts';

/** The files of the site and of its packages that a bundle was made from, by their paths from the engine, and the hash of each at that time. */
export type SiteInputs = Record<string, string>;

/** Packages that change only with the engine. */
const engines = /\/node_modules\/(?:react|react-dom|scheduler|@vitejs\/plugin-rsc|vite)\//;

/** Notes every file that is not the engine's own, with exactly the text that is bundled: a writer may be saving it right now. */
export function noteInputs(root: string, inputs: SiteInputs): Plugin {
  return {
    name: 'pagewright:note-inputs',
    enforce: 'pre',
    load(id) {
      const file = id.split('?', 1)[0]!;
      if (id.startsWith('\0') || isWithin(root, file) || engines.test(file) || !existsSync(file)) return undefined;
      const code = readFileSync(file, 'utf8');
      inputs[relativePath(root, file)] = fingerprint(code);
      // What a stylesheet imports becomes part of it without being loaded.
      if (file.endsWith('.css')) Object.assign(inputs, currentInputs(root, partsOf(root, file)));
      // Assets are read by whoever makes their URL.
      return id === file && /\.(?:[cm]?[jt]sx?|css)$/.test(file) ? { code, map: null } : undefined;
    },
  };
}

const partsOf = (root: string, file: string): string[] =>
  withParts(file)
    .slice(1)
    .map((part) => relativePath(root, part));

const listFile = (cache: string, key: string): string => join(cache, `inputs-${key}.json`);

/** Which files the last bundle with these modules was made from. Nothing if there was none, or if the list is damaged. */
export function readInputs(cache: string, key: string): string[] | undefined {
  try {
    return JSON.parse(readFileSync(listFile(cache, key), 'utf8')) as string[];
  } catch {
    return undefined;
  }
}

export function writeInputs(cache: string, key: string, inputs: SiteInputs): void {
  writeAtomic(listFile(cache, key), JSON.stringify(Object.keys(inputs)));
}

/** The state of the files now. A file that is gone has no hash, which is a state as well. */
export function inputsKey(inputs: SiteInputs): string {
  return fingerprint(
    ...Object.keys(inputs)
      .sort()
      .map((file) => `${file} ${inputs[file]}`),
  );
}

export function currentInputs(root: string, files: string[]): SiteInputs {
  const hashOf = (path: string): string => (existsSync(path) ? fingerprint(readFileSync(path, 'utf8')) : '');
  return Object.fromEntries(files.map((file) => [file, hashOf(join(root, file))]));
}
