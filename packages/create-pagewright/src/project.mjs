import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Why a project cannot be made in a folder. Only a repository may be there already.
 *
 * @param {string} folder
 */
export function obstacleIn(folder) {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return 'it is a file';
  const inside = readdirSync(folder).filter((name) => name !== '.git');
  return inside.length > 0
    ? `the folder is not empty (${inside.slice(0, 3).join(', ')}${inside.length > 3 ? ', …' : ''})`
    : undefined;
}

/**
 * Writes all of a project but its site, and returns the names of the files.
 *
 * @param {string} folder
 * @param {string | undefined} spec The Pagewright to install, if not the version of this package.
 * @param {import('./package-manager.mjs').PackageManager} manager
 */
export function writeProject(folder, spec, manager) {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  const manifest = {
    name: packageName(basename(folder)),
    private: true,
    type: 'module',
    scripts: {
      dev: 'pagewright dev',
      build: 'pagewright build',
      serve: 'pagewright serve',
      check: 'pagewright check',
    },
    devDependencies: { pagewright: spec ?? own.version },
    engines: own.engines,
  };
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    '.gitignore': `${[...manager.ignored, 'dist'].join('\n')}\n`,
    ...manager.files,
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content, { flag: 'wx' });
  return Object.keys(files);
}

/**
 * A name that package managers accept.
 *
 * @param {string} folder
 */
export function packageName(folder) {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[._-]+|-+$/g, '');
  return name || 'docs';
}
