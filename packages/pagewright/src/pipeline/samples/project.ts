import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { isWithin } from '../../kernel/files/relative-path.ts';
import type { DeclaredText } from '../../site/plugins/plugin.ts';
import type { VersionTypes } from '../plugins/declared-types.ts';
import type { Sample } from './collect.ts';
import { filesLike } from './files-like.ts';
import { type Import, importsOf, mergeImports } from './imports.ts';
import { sharedModule, standInFile } from './stand-ins.ts';

/** TSX samples are React (`jsx` below), so imports from React get React's real types. */
const isReact = /^react(?:-dom)?(?:\/|$)/;

/** Modules that the compiler does not look for in `node_modules`. */
const isNowhere = /^#|:/;

/** What is in a project besides what stands in for other modules, by path. */
export interface Project {
  samples: Map<string, Sample>;
  declared: Map<string, DeclaredText>;
}

/**
 * Writes a version's samples as a TypeScript project. Each sample has its own folder, because samples on one page
 * often have the same file name, and may use the same package in different ways; only the files that a page shows
 * at a step share one. Imports that we do not document are typed `any`.
 *
 * @param types Where the packages are that we do document: `{ '@scope/*': '/folder/*.ts' }`.
 */
export function writeProject(types: VersionTypes, samples: Sample[], dir: string): Project {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const declared = new Map<string, DeclaredText>();
  const documented = documentedPackages(writeDeclarations(types, dir, declared));
  const samplesByFile = new Map<string, Sample>();
  const shared: Import[] = [];
  const isKnown = (module: string): boolean => documented.has(module) || isReact.test(module);
  for (const [index, together] of foldersOf(samples).entries()) {
    const own = join(dir, String(index));
    const files = together.map((sample) => {
      const name = fileName(sample);
      const code = (sample.implied ?? '') + sample.code;
      return { sample, name, code, imports: importsOf(name, code) };
    });
    const top = join(own, 'up/'.repeat(Math.max(...files.map(({ name, imports }) => levelsAbove(name, imports)))));
    const missing: Import[] = [];
    const modules = new Set(files.map(({ name }) => moduleOf(join(top, name))));
    for (const { sample, name, code, imports } of files) {
      const path = join(top, name);
      write(path, code);
      samplesByFile.set(path, sample);
      for (const used of imports) {
        const isOwn = used.module.startsWith('.');
        if (isOwn ? modules.has(moduleOf(importedPath(path, used))) : isKnown(used.module)) continue;
        if (isNowhere.test(used.module)) {
          shared.push(used);
          continue;
        }
        missing.push({ ...used, module: isOwn ? importedPath(path, used) : join(own, 'node_modules', used.module) });
      }
    }
    for (const used of mergeImports(missing)) {
      const file = standInFile(used.module, used);
      if (!isWithin(own, file.path)) throw new Error(`${file.path} is outside of ${own}`);
      write(file.path, file.content);
    }
  }
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
  return { samples: samplesByFile, declared };
}

/** Gives declarations that are no files a folder; fills `declared` with these by their paths. */
function writeDeclarations(
  types: VersionTypes,
  dir: string,
  declared: Map<string, DeclaredText>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(types).map(([name, given], index) => {
      if (typeof given === 'string') return [name, given];
      const folder = join(dir, 'declared', String(index));
      for (const [part, declaration] of Object.entries(given)) {
        const path = join(folder, `${part}.ts`);
        write(path, declaration.text);
        declared.set(path, declaration);
      }
      return [name, join(folder, '*.ts')];
    }),
  );
}

/** Samples by the folder they are in. A file of a name that its page has already shown begins another. */
function foldersOf(samples: Sample[]): Sample[][] {
  const folders: Sample[][] = [];
  const byPage = new Map<string, Sample[]>();
  for (const sample of samples) {
    const open = sample.page === undefined ? undefined : byPage.get(sample.page);
    if (open && !open.some((other) => fileName(other) === fileName(sample))) {
      open.push(sample);
      continue;
    }
    const folder = [sample];
    folders.push(folder);
    if (sample.page !== undefined) byPage.set(sample.page, folder);
  }
  return folders;
}

/** What imports of a file have in common, with or without its ending. */
const moduleOf = (path: string): string => path.replace(/(?:\.d)?\.(?:tsx?|js)$/, '').replace(/[/\\]index$/, '');

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
