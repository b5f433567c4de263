import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { fingerprint } from '../../kernel/hash.ts';
import { engineAlias, isEnginePlugin, withEnginePlugins } from './engine-modules.ts';
import { SiteError } from '../../kernel/problems.ts';
import { readIfThere } from '../../kernel/files/read-if-there.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { readSealed, writeSealed } from '../../kernel/files/sealed-file.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';

interface Stored {
  /** Every local file that is part of the module, by its path from the site, with its hash at that time. */
  inputs: Record<string, string>;
  code: string;
  /** The site folder: a file that says where it is says something else elsewhere. */
  dir: string;
  /** The source map as JSON; empty if there is nothing to map. Its sources are relative to the file's folder. */
  map: string;
}

export interface LoadedModule {
  /** The default export. */
  value: unknown;
  /** The compiled file, which other threads can import. */
  module: string;
  code: string;
}

/**
 * The default export of one of the site's TypeScript files (configuration, sidebars). The compiled module is cached
 * in `cacheDir` until one of its inputs changes, so that an unchanged site never loads the compiler.
 */
export async function loadDefaultExport(file: string, siteDir: string, cacheDir: string): Promise<unknown> {
  const { value } = await loadModule(file, siteDir, cacheDir);
  return value;
}

export async function loadModule(file: string, siteDir: string, cacheDir: string): Promise<LoadedModule> {
  const name = relativePath(siteDir, file);
  if (!existsSync(file)) {
    throw new SiteError({
      severity: 'error',
      file: name,
      message: 'this required file is missing',
      hint: 'create it, with a default export',
    });
  }
  const stored = join(cacheDir, `module-${fingerprint(name)}.json`);
  let entry = readStored(stored, siteDir);
  if (!entry) {
    entry = await compile(file, siteDir);
    mkdirSync(cacheDir, { recursive: true });
    writeSealed(stored, JSON.stringify(entry));
  }
  const code = withEnginePlugins(entry.code);
  const module = join(cacheDir, `module-${fingerprint(code)}.mjs`);
  if (!existsSync(module) || readFileSync(module, 'utf8') !== code) writeAtomic(module, code);
  try {
    const loaded = await importSettled(pathToFileURL(module).href);
    if (loaded.default !== undefined) return { value: loaded.default, module, code: entry.code };
  } catch (error) {
    const location = locationInSite(error, module, entry.map);
    throw new SiteError({
      severity: 'error',
      file: location ? relativePath(siteDir, resolve(dirname(file), location.file)) : name,
      ...(location && { line: location.line }),
      message: `failed to load this file: ${error instanceof Error ? error.message : String(error)}`,
      hint: `correct what this ${location ? 'line' : 'file'} does`,
    });
  }
  throw new SiteError({
    severity: 'error',
    file: name,
    message: 'failed to load this file: it has no default export',
    hint: 'export the value as default',
  });
}

/** In milliseconds. The site's files import only each other: what takes this long on a busy machine is not on its way. */
const longestWait = 30_000;

/**
 * Node ends a process that waits for something that can no longer happen, without a word, and a server, which always has
 * something to wait for, would wait as well. This fails instead.
 */
async function importSettled(url: string): Promise<{ default?: unknown }> {
  let fail = (): void => {};
  const stuck = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('it awaits something that does not happen'));
  });
  process.once('beforeExit', fail);
  // Unreferenced: otherwise it would itself keep the process from becoming idle.
  const timer = setTimeout(fail, longestWait).unref();
  try {
    return await Promise.race([import(url) as Promise<{ default?: unknown }>, stuck]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', fail);
  }
}

/** The innermost line of the site's own files on the way to an error. */
function locationInSite(error: unknown, module: string, map: string): { file: string; line: number } | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  const frame = stack?.split('\n').find((line) => line.includes(basename(module)));
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(frame ?? '') ?? [];
  if (!line || map === '') return undefined;
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalSource' in entry ? { file: entry.originalSource, line: entry.originalLine + 1 } : undefined;
}

/** What was compiled, if it is whole and none of its inputs has changed. */
function readStored(path: string, siteDir: string): Stored | undefined {
  const text = readSealed(path);
  if (text === undefined) return undefined;
  const entry = JSON.parse(text) as Stored;
  const isFresh = Object.entries(entry.inputs).every(
    ([name, hash]) => fingerprint(readIfThere(join(siteDir, name))?.toString() ?? '') === hash,
  );
  return isFresh && (entry.dir === siteDir || !entry.code.includes(entry.dir)) ? entry : undefined;
}

async function compile(file: string, siteDir: string): Promise<Stored> {
  const { rolldown } = await import('rolldown');
  try {
    const inputs: Stored['inputs'] = {};
    // Hash exactly the text that is compiled: the writer may be saving the file right now.
    const read = {
      name: 'read',
      load(id: string): string | undefined {
        if (!existsSync(id)) return undefined;
        const source = readFileSync(id, 'utf8');
        inputs[relativePath(siteDir, id)] = fingerprint(source);
        return withOwnLocation(source, id);
      },
    };
    const cwd = dirname(file);
    const bundle = await rolldown({
      input: file,
      cwd,
      platform: 'node',
      logLevel: 'silent',
      resolve: { alias: engineAlias() },
      external: isEnginePlugin,
      plugins: [read],
    });
    try {
      const { output } = await bundle.generate({
        format: 'esm',
        sourcemap: 'hidden',
        dir: cwd,
        // One file, with what is imported later as well.
        codeSplitting: false,
      });
      return { inputs, dir: siteDir, code: output[0].code, map: JSON.stringify(output[0].map) ?? '' };
    } finally {
      await bundle.close();
    }
  } catch (error) {
    const { message, loc } =
      (error as { errors?: { message: string; loc?: { file?: string; line: number } }[] }).errors?.[0] ??
      (error as Error & { loc?: undefined });
    // The message is made for terminals: colours, a code in brackets, and a code frame below the first line.
    const plain = stripVTControlCharacters(message)
      .replace(/^\[\w+\]\s*/, '')
      .split('\n', 1)[0]!;
    throw new SiteError({
      severity: 'error',
      // The error may be in a file that this one imports.
      file: relativePath(siteDir, loc?.file ?? file),
      ...(loc && { line: loc.line }),
      message: `failed to compile this file: ${plain}`,
      hint: 'check the syntax around this line',
    });
  }
}

/** Once bundled, a file would no longer know where it is; plugins name their modules and stylesheets by that. */
function withOwnLocation(source: string, id: string): string {
  const values: Record<string, string> = { url: pathToFileURL(id).href, dirname: dirname(id), filename: id };
  return source.replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_all, name: string) =>
    JSON.stringify(values[name]),
  );
}
