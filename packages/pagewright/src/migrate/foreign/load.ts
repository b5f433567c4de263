import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { printCode, resolveCode, standInCode } from './stand-in.ts';

/** In milliseconds: a configuration may fetch something, which may not answer. */
const longest = 30_000;

export type Loaded = { value: unknown } | { failure: string };

/**
 * The value a JavaScript, TypeScript or JSON file of another tool's site exports, without its functions. The file runs in a
 * process of its own, as it does whenever that tool builds the site; packages that are not installed are replaced by stand-ins.
 */
export async function loadForeign(file: string): Promise<Loaded> {
  if (file.endsWith('.json')) return attempt(() => JSON.parse(readFileSync(file, 'utf8')) as unknown);
  const installed = await attempt(() => run(file, true));
  // A package that is there may still fail without the rest of its tool.
  return 'failure' in installed ? attempt(() => run(file, false)) : installed;
}

async function attempt(load: () => unknown): Promise<Loaded> {
  try {
    return { value: await load() };
  } catch (error) {
    return { failure: firstLine(error) };
  }
}

function firstLine(error: unknown): string {
  const { errors, stderr, killed, message } = error as Error & {
    errors?: { message: string }[];
    stderr?: string;
    killed?: boolean;
  };
  if (killed) return `it takes more than ${longest / 1000} seconds to load`;
  const text = stripVTControlCharacters(errors?.[0]?.message ?? stderr ?? message);
  const lines = text.split('\n').map((line) => line.trim());
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find(Boolean) ?? 'unknown reason';
}

async function run(file: string, withPackages: boolean): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-migrate-'));
  try {
    const script = join(folder, 'load.mjs');
    const result = join(folder, 'value.json');
    writeFileSync(script, await bundle(file, withPackages));
    await promisify(execFile)(process.execPath, [script, result], { cwd: dirname(file), timeout: longest });
    if (!existsSync(result)) throw new Error('it ends the process');
    return JSON.parse(readFileSync(result, 'utf8')) as unknown;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const entry = 'pagewright:entry';
const resolver = 'pagewright:resolve';
const standIn = '\0stand-in:';
const builtIns = new Set(builtinModules);

async function bundle(file: string, withPackages: boolean): Promise<string> {
  const { rolldown } = await import('rolldown');
  const plugin = {
    name: 'foreign',
    resolveId(source: string, importer: string | undefined) {
      if (source === entry || source === resolver) return source;
      if (source.startsWith('node:') || builtIns.has(source)) return { id: source, external: true };
      const from = importer && !importer.startsWith('pagewright:') ? dirname(importer) : dirname(file);
      if (/^(?:\.{1,2}(?:\/|$)|\/|[A-Za-z]:[\\/])/.test(source))
        return findFile(resolve(from, source)) ?? standIn + source;
      const installed = withPackages ? resolveInstalled(source, from) : undefined;
      return installed ? { id: installed, external: true } : standIn + source;
    },
    load(id: string) {
      const script = (code: string) => ({ code, moduleType: 'js' as const });
      if (id === entry) return script(printCode(file));
      if (id === resolver) return script(resolveCode);
      if (id.startsWith(standIn)) return script(standInCode(id.slice(standIn.length)));
      if (!/\.(?:[cm]?[jt]sx?|json)$/.test(id)) return script(standInCode(id));
      if (id.endsWith('.json')) return undefined;
      const isThere = (name: string): boolean => withPackages && resolveInstalled(name, dirname(id)) !== undefined;
      return withNames(withLocation(readFileSync(id, 'utf8'), id), isThere);
    },
  };
  const made = await rolldown({
    input: entry,
    cwd: dirname(file),
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    treeshake: false,
    moduleTypes: { '.js': 'jsx' },
    plugins: [plugin],
  });
  try {
    const { output } = await made.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
  } finally {
    await made.close();
  }
}

function resolveInstalled(name: string, from: string): string | undefined {
  try {
    return pathToFileURL(createRequire(join(from, 'x.js')).resolve(name)).href;
  } catch {
    return undefined;
  }
}

function findFile(path: string): string | undefined {
  const endings = ['', '.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '.tsx', '.jsx', '.json'];
  const all = [
    ...endings.map((ending) => path + ending),
    ...endings.slice(1).map((ending) => join(path, `index${ending}`)),
  ];
  // TypeScript writes the name of the compiled file.
  if (path.endsWith('.js')) all.push(path.replace(/\.js$/, '.ts'));
  return all.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** A stand-in has no list of names for `import * as name`: it is taken as a whole. */
function withNames(code: string, isThere: (name: string) => boolean): string {
  return code.replace(
    /\bimport\s+\*\s+as\s+(\w+)\s+from\s+(['"])([^'".][^'"]*)\2/g,
    (all, own: string, quote: string, name: string) =>
      name.startsWith('node:') || builtIns.has(name) || isThere(name)
        ? all
        : `import ${own} from ${quote}${name}${quote}`,
  );
}

/** Where a module is, as it sees it: the bundle is in another folder. */
function withLocation(code: string, file: string): string {
  const text = (value: string): string => JSON.stringify(value).replaceAll('$', '$$$$');
  return code
    .replace(/\brequire\.resolve\(/g, `globalThis.__pagewrightResolve(${text(dirname(file))}, `)
    .replace(/\b__dirname\b/g, text(dirname(file)))
    .replace(/\b__filename\b/g, text(file))
    .replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_match, name: string) =>
      text(name === 'url' ? pathToFileURL(file).href : name === 'dirname' ? dirname(file) : file),
    );
}
