import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  resolved?: string;
  link?: boolean;
}

const root = join(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Where `npm ci` has to work. */
const systems = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
];

/** Packages that bring their binaries as optional packages, one for each system. */
const native = Object.entries(packages).filter(([, { optionalDependencies }]) =>
  Object.keys(optionalDependencies ?? {}).some((name) => packages[`node_modules/${name}`]?.cpu),
);

it('knows the packages with binaries', () => {
  expect(native.map(([path]) => path.replace('node_modules/', '')).toSorted()).toEqual([
    '@resvg/resvg-js',
    'lightningcss',
    'oxfmt',
    'oxlint',
    'pagefind',
    'rolldown',
    'satteri',
    'typescript',
  ]);
});

it.each(systems.flatMap((system) => native.map(([path, locked]) => ({ ...system, path, locked }))))(
  'the lock file lists the binary of $path for $os $cpu',
  ({ os, cpu, locked }) => {
    const binaries = Object.keys(locked.optionalDependencies!).map((name) => packages[`node_modules/${name}`]);
    const fitting = binaries.filter(
      (binary) => binary?.os?.includes(os) && binary.cpu?.includes(cpu) && (binary.libc ?? ['glibc']).includes('glibc'),
    );
    expect(fitting).toHaveLength(1);
  },
);

it('the lock file lists everything that a package asks for, so that npm ci accepts it', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('macOS gets its file watcher', () => {
  expect(packages['node_modules/fsevents']?.os).toEqual(['darwin']);
});

it('the lock file names no registry: whoever installs uses their own', () => {
  const named = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
  expect(named.map(([path]) => path)).toEqual([]);
});

/** Whether Node would find a package from where another one is: next to it, or in a folder above. */
function isLocked(path: string, name: string): boolean {
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  return ['', ...folders].some((folder) => `${folder && `${folder}/`}node_modules/${name}` in packages);
}
