import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { SiteError } from './problems.ts';

interface Stored {
  /** Every local file that went into the module, with the hash it had. */
  inputs: Record<string, string>;
  code: string;
}

/**
 * The default export of a TypeScript file of the site (configuration, sidebars). The compiled module is kept
 * in `cacheDir` until one of its inputs changes, so that an unchanged site loads no compiler.
 */
export async function loadDefaultExport(file: string, siteDir: string, cacheDir: string): Promise<unknown> {
  const name = relative(siteDir, file);
  if (!existsSync(file)) {
    throw new SiteError({
      severity: 'error',
      file: name,
      message: 'this file is missing',
      hint: 'every site needs it; see CONTRIBUTING.md',
    });
  }
  const stored = join(cacheDir, `module-${sha(file)}.json`);
  const entry = readStored(stored) ?? (await compile(file, name));
  mkdirSync(cacheDir, { recursive: true });
  writeWhole(stored, JSON.stringify(entry));
  const module = join(cacheDir, `module-${sha(entry.code)}.mjs`);
  if (!existsSync(module)) writeWhole(module, entry.code);
  try {
    const loaded = (await import(pathToFileURL(module).href)) as { default?: unknown };
    if (loaded.default === undefined) throw new Error('it has no default export');
    return loaded.default;
  } catch (error) {
    throw new SiteError({
      severity: 'error',
      file: name,
      message: `cannot be loaded: ${(error as Error).message}`,
      hint: 'the file must export its value as default and import nothing but types',
    });
  }
}

function readStored(path: string): Stored | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const entry = JSON.parse(readFileSync(path, 'utf8')) as Stored;
    const fresh = Object.entries(entry.inputs).every(
      ([file, hash]) => existsSync(file) && sha(readFileSync(file, 'utf8')) === hash,
    );
    return fresh ? entry : undefined;
  } catch {
    // A half-written cache entry is as good as none: it is compiled again.
    return undefined;
  }
}

async function compile(file: string, name: string): Promise<Stored> {
  const { rolldown } = await import('rolldown');
  try {
    const inputs: Stored['inputs'] = {};
    // The hash must be that of the very text that is compiled: the writer may be saving the file at this moment.
    const read = {
      name: 'read',
      load(id: string): string | undefined {
        if (!existsSync(id)) return undefined;
        const source = readFileSync(id, 'utf8');
        inputs[id] = sha(source);
        return source;
      },
    };
    const cwd = dirname(file);
    const bundle = await rolldown({ input: file, cwd, platform: 'node', logLevel: 'silent', plugins: [read] });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    return { inputs, code: output[0].code };
  } catch (error) {
    const { message, loc } =
      (error as { errors?: { message: string; loc?: { line: number } }[] }).errors?.[0] ??
      (error as Error & { loc?: undefined });
    // Written for a terminal: colours, a code in brackets, and a picture of the place below the first line.
    const plain = stripVTControlCharacters(message)
      .replace(/^\[\w+\]\s*/, '')
      .split('\n', 1)[0]!;
    throw new SiteError({
      severity: 'error',
      file: name,
      ...(loc && { line: loc.line }),
      message: `cannot be compiled: ${plain}`,
      hint: 'check the syntax around this place',
    });
  }
}

/** A build that is killed here must not leave half a file for the next one to load. */
function writeWhole(path: string, content: string): void {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}

function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
