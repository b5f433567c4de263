/**
 * @typedef {object} PackageManager
 * @property {string} name
 * @property {string[]} install The command that installs what package.json lists.
 * @property {string} execute What stands before the name of an installed command.
 * @property {string} run What stands before the name of a script.
 * @property {Record<string, string>} files What a project needs for it besides package.json.
 * @property {string[]} ignored What it writes that does not belong into a repository.
 */

/** @type {PackageManager} */
const npm = {
  name: 'npm',
  install: ['npm', 'install', '--no-audit', '--no-fund'],
  execute: 'npx',
  run: 'npm run',
  files: {},
  ignored: ['node_modules'],
};

/** Pagewright finds its packages in node_modules, which newer versions of Yarn make only if asked to. */
const newYarn = { '.yarnrc.yml': 'nodeLinker: node-modules\n', 'yarn.lock': '' };

/**
 * The package manager that runs this command.
 *
 * @param {string | undefined} userAgent As all of them set it: `pnpm/10.1.0 npm/? node/v22.0.0 linux x64`.
 * @returns {PackageManager}
 */
export function managerFrom(userAgent = '') {
  const [, name, major] = /^(pnpm|yarn|bun)\/(\d+)/.exec(userAgent) ?? [];
  if (name === undefined) return npm;
  const isNewYarn = name === 'yarn' && Number(major) > 1;
  return {
    name,
    install: [name, 'install'],
    execute: name === 'bun' ? 'bunx' : name,
    run: name === 'bun' ? 'bun run' : name,
    files: isNewYarn ? newYarn : {},
    ignored: ['node_modules', ...(isNewYarn ? ['.yarn'] : [])],
  };
}
