import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Site } from '../../site/model.ts';
import { referenceFiles } from '../load-reference.ts';
import type { Sample } from './collect.ts';

/**
 * Writes the samples of a version as a TypeScript project. Each sample has a folder of its own, because samples of
 * a page often have the same file name. What a sample imports and we do not document is typed `any`.
 */
export function writeProject(site: Site, folder: string, samples: Sample[], dir: string): Map<string, Sample> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const { scope } = site.config.reference!;
  const referenceDir = join(site.dir, 'reference', folder);
  const places = new Map<string, Sample>();
  const foreign = new Set<string>();
  samples.forEach((sample, index) => {
    const path = join(dir, String(index), fileName(sample));
    write(path, sample.code);
    places.set(path, sample);
    for (const { module, names, hasDefault } of importsOf(path, sample.code)) {
      if (module.startsWith('.')) writeStub(join(dirname(path), module), names, hasDefault);
      else if (!module.startsWith(`${scope}/`) && !canResolve(module)) foreign.add(module);
    }
  });
  write(join(dir, 'foreign.d.ts'), [...foreign].map((module) => `declare module '${module}';\n`).join(''));
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
        skipLibCheck: true,
        types: [],
        paths: { [`${scope}/*`]: [join(referenceDir, '*.ts')] },
      },
      files: [
        ...places.keys(),
        join(dir, 'foreign.d.ts'),
        ...referenceFiles(site.dir, folder).map((file) => join(referenceDir, file)),
      ],
    }),
  );
  return places;
}

function fileName({ title, language }: Sample): string {
  const name = title
    ?.replace(/[^\w./-]/g, '_')
    .split('/')
    .filter((part) => part !== '..' && part !== '.')
    .join('/');
  return name && /\.tsx?$/.test(name) ? name : `sample.${language}`;
}

interface Import {
  module: string;
  names: string[];
  hasDefault: boolean;
}

/** What a sample imports, each module once. */
function importsOf(path: string, code: string): Import[] {
  const modules = new Map<string, Import>();
  for (const { moduleRequest, entries } of parseSync(path, code).module.staticImports) {
    const module = modules.get(moduleRequest.value) ?? { module: moduleRequest.value, names: [], hasDefault: false };
    modules.set(module.module, module);
    for (const { importName } of entries) {
      if (importName.kind === 'Default') module.hasDefault = true;
      else if (importName.kind === 'Name' && importName.name && !module.names.includes(importName.name))
        module.names.push(importName.name);
    }
  }
  return [...modules.values()];
}

/** A stand-in for a file of the reader's own. */
function writeStub(path: string, names: string[], hasDefault: boolean): void {
  if (/\.(css|scss|json|html|svg)$/.test(path))
    return write(
      `${path.replace(/\.\w+$/, '')}.d${/\.\w+$/.exec(path)![0]}.ts`,
      'declare const value: any;\nexport default value;\n',
    );
  const values = names.map((name) => `export declare const ${name}: any;\nexport type ${name} = any;\n`);
  write(
    `${path.replace(/\.(tsx?|js)$/, '')}.d.ts`,
    `${values.join('')}${hasDefault ? 'declare const value: any;\nexport default value;\n' : 'export {};\n'}`,
  );
}

const require = createRequire(import.meta.url);

function canResolve(module: string): boolean {
  try {
    require.resolve(module);
    return true;
  } catch {
    return false;
  }
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
