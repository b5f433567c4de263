import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { isWithin } from '../../kernel/files/relative-path.ts';
import type { Sample } from './collect.ts';
import { type Import, importsOf, mergeImports } from './imports.ts';
import { sharedModule, standInFile } from './stand-ins.ts';

/** TSX samples are React (`jsx` below), so imports from React get React's real types. */
const isReact = /^react(?:-dom)?(?:\/|$)/;

/** Modules that the compiler does not look for in `node_modules`. */
const isNowhere = /^#|:/;

/**
 * Writes a version's samples as a TypeScript project. Each sample has its own folder, because samples on one page
 * often have the same file name, and may use the same package in different ways. Imports that we do not document are
 * typed `any`.
 *
 * @param types Where the packages are that we do document: `{ '@scope/*': '/folder/*.ts' }`.
 */
export function writeProject(types: Record<string, string>, samples: Sample[], dir: string): Map<string, Sample> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const documented = documentedPackages(types);
  const samplesByFile = new Map<string, Sample>();
  const shared: Import[] = [];
  samples.forEach((sample, index) => {
    const own = join(dir, String(index));
    const name = fileName(sample);
    const imports = importsOf(name, sample.code);
    const path = join(own, 'up/'.repeat(levelsAbove(name, imports)), name);
    write(path, sample.code);
    samplesByFile.set(path, sample);
    for (const used of imports) {
      const isOwn = used.module.startsWith('.');
      if (!isOwn && (documented.has(used.module) || isReact.test(used.module))) continue;
      if (isNowhere.test(used.module)) {
        shared.push(used);
        continue;
      }
      const file = standInFile(isOwn ? importedPath(path, used) : join(own, 'node_modules', used.module), used);
      if (!isWithin(own, file.path)) throw new Error(`${file.path} is outside of ${own}`);
      write(file.path, file.content);
    }
  });
  const sharedFile = join(dir, 'shared.d.ts');
  write(sharedFile, mergeImports(shared).map(sharedModule).join(''));
  write(
    join(dir, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        moduleDetection: 'force',
        jsx: 'react-jsx',
        experimentalDecorators: true,
        allowImportingTsExtensions: true,
        resolveJsonModule: true,
        // Declarations, React's among them, are checked only if a sample is one.
        skipLibCheck: ![...samplesByFile.keys()].some((path) => path.endsWith('.d.ts')),
        skipDefaultLibCheck: true,
        types: [],
        paths: { ...reactPaths(), ...documented.paths },
      },
      files: [...samplesByFile.keys(), sharedFile, ...documented.files],
    }),
  );
  return samplesByFile;
}

/** The packages that plugins have declarations of, and all files of these: also those that no sample imports are checked. */
function documentedPackages(types: Record<string, string>) {
  const names = Object.keys(types);
  return {
    files: Object.values(types).flatMap(filesLike),
    paths: Object.fromEntries(Object.entries(types).map(([name, file]) => [name, [file]])),
    has: (module: string) =>
      names.some((name) => (name.endsWith('*') ? module.startsWith(name.slice(0, -1)) : module === name)),
  };
}

/** `/folder/*.ts` → the files of that name. */
function filesLike(pattern: string): string[] {
  const [start, end] = pattern.split('*');
  if (end === undefined) return [pattern];
  const folder = dirname(`${start}x`);
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file.startsWith(start!) && file.endsWith(end) && statSync(file).isFile())
    .sort();
}

/** The path of an import of the reader's own; a folder stands for its index. */
function importedPath(from: string, { module }: Import): string {
  return join(dirname(from), /(?:^|\/)\.{0,2}$/.test(module) ? `${module}/index` : module);
}

/** How far up a sample's imports lead: it lies that deep in its folder, so that they do not lead into another's. */
function levelsAbove(name: string, imports: Import[]): number {
  const own = imports.filter(({ module }) => module.startsWith('.'));
  return Math.max(
    0,
    ...own.map(
      (used) =>
        normalize(importedPath(name, used))
          .split(sep)
          .filter((part) => part === '..').length,
    ),
  );
}

function fileName({ title, language }: Sample): string {
  const name = title
    ?.replace(/[^\w./-]/g, '_')
    .split('/')
    .filter((part) => part !== '..' && part !== '.')
    .join('/');
  return name && /\.tsx?$/.test(name) ? name : `sample.${language}`;
}

/** React's types, wherever the project is. If they are not installed, the compiler reports it at the sample. */
function reactPaths(): Record<string, string[]> {
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('typescript/package.json')));
  return Object.fromEntries(
    ['react', 'react/*', 'react-dom', 'react-dom/*'].map((module) => [module, [join(packages, '@types', module)]]),
  );
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
